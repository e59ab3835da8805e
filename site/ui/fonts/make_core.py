"""Makes inter-core.woff2 from the package's Inter: python3 make_core.py, from anywhere; needs fonttools and brotli."""

import re
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.models import normalizeLocation, piecewiseLinearMap
from fontTools.varLib.varStore import VarStoreInstancer

HERE = Path(__file__).parent
WHOLE = HERE.parents[2] / "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"
WEIGHTS = (400, 800)
TABULAR_DIGITS = [f"{digit}.tf" for digit in ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")]
# Pairs are as far apart as at this weight in all of them: how that varies would be a tenth of the file, for at most
# a fiftieth of an em in any pair.
KERNED_AS = 600


def main():
    font = reread(instantiateVariableFont(TTFont(WHOLE, recalcTimestamp=False), {"wght": WEIGHTS}))
    subset(font, core_letters())
    fix_kerning(font)
    font.flavor = "woff2"
    font.save(HERE / "inter-core.woff2")


def reread(font):
    """The same font as if from a file: some glyphs change their names on the way, and all tables have to agree on them."""
    file = BytesIO()
    font.save(file)
    return TTFont(file, recalcTimestamp=False)


def core_letters():
    """The letters that font.ts says are in the file: the first `unicode-range` there."""
    ranges = re.search(r'"(U\+[^"]+)"', (HERE.parent / "font.ts").read_text()).group(1)
    return parse_unicodes(ranges)


def subset(font, letters):
    # Without what else the features can make of the letters; and of the names, only the copyright's.
    options = Options(layout_features=["kern", "tnum"], layout_closure=False, name_IDs=[0])
    options.drop_tables += ["MVAR", "STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters, glyphs=TABULAR_DIGITS)
    subsetter.subset(font)


def fix_kerning(font):
    """Gives each pair its distance at KERNED_AS, and takes out how it varies with the weight."""
    limits = {"wght": (axis.minValue, axis.defaultValue, axis.maxValue) for axis in font["fvar"].axes}
    location = normalizeLocation({"wght": KERNED_AS}, limits)
    location["wght"] = piecewiseLinearMap(location["wght"], font["avar"].segments["wght"])
    gdef = font["GDEF"].table
    delta_at = VarStoreInstancer(gdef.VarStore, font["fvar"].axes, location)
    for value in pair_values(font["GPOS"].table):
        device = value.__dict__.pop("XAdvDevice", None)
        if device:
            value.XAdvance = getattr(value, "XAdvance", 0) + round(delta_at[(device.StartSize << 16) + device.EndSize])
    gdef.VarStore = None
    gdef.Version = 0x00010000


def pair_values(gpos):
    for lookup in gpos.LookupList.Lookup:
        for table in lookup.SubTable:
            table.ValueFormat1 &= 0x0F
            table.ValueFormat2 &= 0x0F
            records = (
                [record for pairs in table.PairSet for record in pairs.PairValueRecord]
                if table.Format == 1
                else [record for row in table.Class1Record for record in row.Class2Record]
            )
            for record in records:
                yield from filter(None, (record.Value1, record.Value2))


main()
