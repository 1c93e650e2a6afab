"""Writes reference values of elementary functions for many random arguments to standard output.

Needs Python 3 with mpmath. Little-endian doubles: for each function in turn `count` records of the arguments, the double
nearest to the exact result, and what the exact result has beyond that.

    python3 make_references.py COUNT SEED
"""
import math
import random
import struct
import sys

from mpmath import libmp

count, seed = int(sys.argv[1]), int(sys.argv[2])
generator = random.Random(seed)
uniform = generator.uniform
bits = 90


def logarithmic(low, high):
    return lambda: math.exp(uniform(math.log(low), math.log(high)))


def mixed(*choices):
    return lambda: generator.choice(choices)()


def signed(draw):
    return lambda: draw() * generator.choice((-1, 1))


def span(low, high):
    return lambda: uniform(low, high)


functions = [
    ("exp", libmp.mpf_exp, [mixed(span(-700, 700), span(-2, 2))]),
    ("log", libmp.mpf_log, [mixed(logarithmic(1e-300, 1e300), span(0.5, 2))]),
    ("sin", libmp.mpf_sin, [mixed(span(-10, 10), signed(logarithmic(1e-9, 1e6)))]),
    ("cos", libmp.mpf_cos, [mixed(span(-10, 10), signed(logarithmic(1e-9, 1e6)))]),
    ("pow", libmp.mpf_pow, [logarithmic(1e-6, 1e6), span(-40, 40)]),
    ("sqrt", libmp.mpf_sqrt, [logarithmic(1e-300, 1e300)]),
]

write = sys.stdout.buffer.write
for _, function, draws in functions:
    pack = struct.Struct("<%dd" % (len(draws) + 2)).pack
    records = []
    for _ in range(count):
        arguments = [draw() for draw in draws]
        exact = function(*[libmp.from_float(a) for a in arguments], bits, "n")
        nearest = libmp.to_float(exact, rnd="n")
        rest = libmp.to_float(libmp.mpf_sub(exact, libmp.from_float(nearest), bits, "n"))
        records.append(pack(*arguments, nearest, rest))
    write(b"".join(records))
