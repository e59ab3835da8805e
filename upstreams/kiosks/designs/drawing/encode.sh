#!/bin/sh
# Encodes the originals as WebP and JPEG 2000; needs Debian's webp, librsvg2-bin and libopenjp2-tools.
set -eu
cd "$(dirname "$0")/../images"
png=$(mktemp --suffix=.png)
trap 'rm -f "$png"' EXIT
for original in *.svg; do
  name=${original%.svg}
  rsvg-convert -w 320 "$original" -o "$png"
  cwebp -quiet -q 80 -alpha_q 90 -m 6 "$png" -o "$name.webp"
  opj_compress -i "$png" -o "$name.jp2" -r 42 -n 6 > /dev/null
done
