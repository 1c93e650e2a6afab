"""Writes the golden tables of the elementary functions.

Needs Python 3 with mpmath, and CNumerics compiled as a shared library:

    clang -O2 -ffp-contract=off -fno-builtin -shared -fPIC -I Sources/CNumerics/include \
        -o libnumerics.so Sources/CNumerics/*.c
    python3 Tests/NumericsTests/Tables/make_tables.py libnumerics.so

One file a function, one line an argument (or pair): the bits of the arguments, the bits of the double nearest
to the exact result, the side of it on which the exact result lies (+, -, =), and the bits of our result where
they are not those of the nearest double.
"""
import ctypes
import math
import os
import random
import struct
import sys

import mpmath
from mpmath import mp, mpf

library = ctypes.CDLL(os.path.abspath(sys.argv[1]))
count = 2000


def ours(name, arguments):
    function = getattr(library, "pw_" + name)
    function.restype = ctypes.c_double
    function.argtypes = [ctypes.c_double] * len(arguments)
    return function(*arguments)


def bits(x):
    return "%016x" % struct.unpack("<Q", struct.pack("<d", x))[0]


def nearest(exact):
    """The double nearest to an exact value, and the side on which the exact value lies."""
    if exact == 0:
        return 0.0, "="
    _, exponent = mpmath.frexp(abs(exact))
    unit = max(int(exponent) - 53, -1074)
    scaled = abs(exact) * mpf(2) ** -unit
    whole = int(mpmath.floor(scaled))
    rest = scaled - whole
    if rest > mpf(1) / 2 or (rest == mpf(1) / 2 and whole % 2):
        whole += 1
    try:
        value = math.ldexp(whole, unit)
    except OverflowError:
        return math.copysign(math.inf, 1 if exact > 0 else -1), "="
    value = math.copysign(value, 1 if exact > 0 else -1)
    difference = exact - mpf(value)
    return value, "=" if difference == 0 else "+" if difference > 0 else "-"


generator = random.Random(20010101)
uniform = generator.uniform


def between(low, high):
    return lambda: uniform(low, high)


def scale(low, high, signed=True):
    """A number with a uniformly chosen binary exponent."""
    return lambda: math.ldexp(uniform(1, 2), generator.randint(low, high)) * (
        generator.choice([1, -1]) if signed else 1)


def anything(signed=True):
    def draw():
        while True:
            word = generator.getrandbits(64 if signed else 63)
            value = struct.unpack("<d", struct.pack("<Q", word))[0]
            if math.isfinite(value):
                return value
    return draw


def one_of(*choices):
    return lambda: generator.choice(choices)()


angles = one_of(
    between(-1, 1), between(-10, 10), between(-1e4, 1e4), between(1, 2e6), scale(-30, 20), scale(20, 60),
    scale(60, 1023), lambda: generator.randint(-100000, 100000) * math.pi / 2)
positive = one_of(
    anything(False), between(0.9, 1.1), between(0.5, 2), between(0, 100),
    lambda: 1 + scale(-50, -5)(), lambda: generator.getrandbits(40) * 5e-324 + 5e-324)
unit = one_of(
    between(-1, 1), scale(-40, -1), lambda: generator.choice([1, -1]) * (1 - scale(-52, -5, False)()))
points = one_of(
    lambda: (uniform(-1, 1), uniform(-1, 1)), lambda: (anything()(), anything()()),
    lambda: (scale(-1030, -1020)(), scale(-1074, -1000)()), lambda: (scale(-80, 0)(), scale(-30, 30)()),
    lambda: (scale(1000, 1022)(), scale(970, 1022)()))
powers = one_of(
    lambda: (uniform(0, 2), uniform(-100, 100)), lambda: (uniform(0.9, 1.1), uniform(-8000, 8000)),
    lambda: (anything(False)(), uniform(-2, 2)), lambda: (uniform(0, 1), uniform(0, 5)),
    lambda: (float(generator.randint(-50, 50) or 1), float(generator.randint(-30, 30))),
    lambda: (1 + scale(-45, -8)(), scale(5, 50)()))

functions = {
    "exp": (one_of(between(-1, 1), between(-745.1, 709.7), between(-745, -700), scale(-60, 8)), mpmath.exp),
    "exp2": (one_of(between(-1, 1), between(-1075, 1024), between(-1075, -1000), scale(-60, 8)),
             lambda x: mpf(2) ** x),
    "exp10": (one_of(between(-1, 1), between(-323, 308), scale(-60, 7)), lambda x: mpf(10) ** x),
    "expm1": (one_of(between(-1, 1), between(-0.02, 0.02), between(-50, 709), scale(-60, 8)), mpmath.expm1),
    "log": (positive, mpmath.log),
    "log2": (positive, lambda x: mpmath.log(x) / mpmath.log(2)),
    "log10": (positive, lambda x: mpmath.log(x) / mpmath.log(10)),
    "log1p": (one_of(between(-1, 1), scale(-60, -1), anything(False), lambda: -1 + scale(-53, -2, False)()),
              mpmath.log1p),
    "pow": (powers, lambda x, y: mpf(x) ** mpf(y)),
    "cbrt": (one_of(anything(), between(-10, 10)), lambda x: mpmath.sign(x) * mpmath.root(abs(x), 3)),
    "hypot": (points, lambda x, y: mpmath.sqrt(x * x + y * y)),
    "sin": (angles, mpmath.sin),
    "cos": (angles, mpmath.cos),
    "tan": (angles, mpmath.tan),
    "asin": (unit, mpmath.asin),
    "acos": (unit, mpmath.acos),
    "atan": (one_of(between(-2, 2), anything(), scale(-40, 60), between(-100, 100)), mpmath.atan),
    "atan2": (points, mpmath.atan2),
    "sinh": (one_of(between(-1, 1), between(-50, 50), between(-710.4, 710.4), scale(-40, 8)), mpmath.sinh),
    "cosh": (one_of(between(-1, 1), between(-50, 50), between(-710.4, 710.4), scale(-40, 8)), mpmath.cosh),
    "tanh": (one_of(between(-1, 1), between(-25, 25), scale(-40, 4)), mpmath.tanh),
    "asinh": (one_of(between(-1, 1), anything(), between(-100, 100), scale(-40, 4)), mpmath.asinh),
    "acosh": (one_of(between(1, 2), lambda: max(1.0, anything(False)()), between(1, 100),
                     lambda: 1 + scale(-50, -3, False)()), mpmath.acosh),
    "atanh": (unit, mpmath.atanh),
}

folder = os.path.dirname(os.path.abspath(__file__))
for name, (draw, exactly) in functions.items():
    lines = []
    for _ in range(count):
        arguments = draw()
        arguments = arguments if isinstance(arguments, tuple) else (arguments,)
        mp.prec = 2400 if name in ("sin", "cos", "tan", "hypot") and abs(arguments[0]) > 1e15 else 300
        if name == "hypot":
            mp.prec = 2400
        value, side = nearest(exactly(*[mpf(a) for a in arguments]))
        result = ours(name, arguments)
        assert not math.isnan(result), (name, arguments)
        line = " ".join([bits(a) for a in arguments] + [bits(value) + side])
        lines.append(line if bits(result) == bits(value) else line + " " + bits(result))
    with open(os.path.join(folder, name + ".txt"), "w") as file:
        file.write("\n".join(lines) + "\n")
    print(name, sum(line.split()[-1][-1] not in "+-=" for line in lines), "not nearest")
