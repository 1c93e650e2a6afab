"""Writes Sources/CNumerics/tables.h, whose path is the argument; needs Python 3 with mpmath."""
import sys

from mpmath import workprec, mp, mpf, log, exp, sin, cos, atan, pi, floor
mp.prec = 1400
def d(x):
    # nearest double
    with workprec(53): return float(+x)
def hx(v): return float(v).hex()
def dd(x):
    h=d(x); l=d(x-mpf(h)); return h,l
def trunc(x,bits):
    # keep `bits` significant bits
    import math
    e=int(floor(log(abs(x),2)))
    s=mpf(2)**(bits-1-e)
    return float(floor(x*s)/s)
def parts(x,bits,n):
    out=[]
    for i in range(n):
        t=trunc(x,bits); out.append(t); x-=mpf(t)
    h=d(x); out.append(h); x-=mpf(h)
    out.append(d(x))
    return out
o=[]
def const(n,x): o.append(f"static const double {n} = {hx(x)};")
def ddc(n,x):
    h,l=dd(x); o.append(f"static const PWDouble2 {n} = {{{hx(h)}, {hx(l)}}};")
L=log(mpf(2))
o.append("// ln 2 in a 41-bit piece, whose product with an exponent is exact, and the rest.")
p1=trunc(L,41); const("pwLn2Head",p1); const("pwLn2Tail",d(L-mpf(p1)))
o.append("// ln 2 / 128 likewise: 35 bits, so that the product with a step count of 18 bits is exact.")
K=L/128
p1=trunc(K,35); p2=trunc(K-mpf(p1),35)
const("pwStepHead",p1); const("pwStepMiddle",p2); const("pwStepTail",d(K-mpf(p1)-mpf(p2)))
const("pwStepsPerUnit",d(1/K))
ddc("pwLn2",L); ddc("pwLog2E",1/L); ddc("pwLog10E",1/log(mpf(10))); ddc("pwLn10",log(mpf(10)))
ddc("pwThird",mpf(1)/3); ddc("pwPi",pi); ddc("pwHalfPi",pi/2)
o.append("// π/2 in three 32-bit pieces, whose products with a count of 21 bits are exact, and the rest.")
x=pi/2
for i,n in enumerate(["A","B","C"]):
    t=trunc(x,32); const("pwHalfPi"+n,t); x-=mpf(t)
const("pwHalfPiD",d(x))
const("pwTwoOverPi",d(2/pi))
def table(n,vals,comment):
    o.append("// "+comment)
    o.append(f"static const PWDouble2 {n}[{len(vals)}] = {{")
    for v in vals:
        h,l=dd(v) if v!=0 else (0.0,0.0)
        o.append(f"  {{{hx(h)}, {hx(l)}}},")
    o.append("};")
table("pwExp2Table",[mpf(2)**(mpf(j)/128) for j in range(128)],"2^(j/128).")
cs=[]
for j in range(128):
    m=mpf(1)+(mpf(j)+mpf(1)/2)/128
    if j>=53: m/=2
    c=1.0 if j in(0,126,127) else float(floor(1/m*1024+mpf(1)/2)/1024)
    cs.append(c)
o.append("// Reciprocals to ten bits of the middle of [1 + j/128, 1 + (j + 1)/128),\n// of its half from j = 53 on.")
o.append("static const double pwReciprocalTable[128] = {")
for i in range(0,128,4): o.append("  "+", ".join(hx(c) for c in cs[i:i+4])+",")
o.append("};")
table("pwLogTable",[-log(mpf(c)) if c!=1 else mpf(0) for c in cs],"−ln of those reciprocals.")
table("pwSinTable",[sin(mpf(j)/64) for j in range(52)],"sin(j/64).")
table("pwCosTable",[cos(mpf(j)/64) for j in range(52)],"cos(j/64).")
table("pwAtanTable",[atan(mpf(j)/64) for j in range(65)],"atan(j/64).")
w=[]; f=2/pi
for i in range(22):
    f*=mpf(2)**64; k=int(floor(f)); w.append(k); f-=k
o.append("// The first 1408 binary digits of 2/π, 64 a word.")
o.append("static const uint64_t pwTwoOverPiDigits[22] = {")
for i in range(0,22,4): o.append("  "+", ".join(f"0x{k:016x}" for k in w[i:i+4])+",")
o.append("};")
hdr="""// Constants and tables, each the nearest double (or pair of doubles) to a value computed with
// 1400 bits.
//
// A file that includes this uses only some of them.

#ifndef PARTWAY_NUMERIC_TABLES_H
#define PARTWAY_NUMERIC_TABLES_H

#include <stdint.h>

#include "double2.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunused-const-variable"
#pragma clang diagnostic ignored "-Wunused-variable"

"""
open(sys.argv[1], "w").write(hdr+"\n".join(o)+"\n\n#pragma clang diagnostic pop\n\n#endif\n")
