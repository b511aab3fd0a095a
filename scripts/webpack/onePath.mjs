const ellipse = (cx, cy, rx, ry) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

const rect = (x, y, width, height, r) => {
  const corner = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
};

/** How each shape is written as part of a path; its attributes are texts. */
const shapes = {
  // A relative first point counts from where the part before it ended.
  path: ({ d }) => d.replace(/^m/, 'M0 0m'),
  circle: ({ cx, cy, r }) => ellipse(+cx, +cy, +r, +r),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(+cx, +cy, +rx, +ry),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  rect: ({ x, y, width, height, ry = 0, rx = ry }) => rect(+x, +y, +width, +height, +rx),
};

/** Shapes of an icon as the text of one path; throws at a shape it does not know. */
export function onePath(node) {
  const parts = node.map(([tag, attributes]) => {
    const write = shapes[tag];
    if (!write) throw new Error(`no way to write <${tag}> as a part of a path`);
    return write(attributes);
  });
  return parts.join('');
}
