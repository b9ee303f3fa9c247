// Smooth bodies built from rings, good enough for a pose model to see the synthetic golfer as a person.

import { type Vector, across, cross, length, mix, sub, sum, unit } from './vector.ts';

/** Red, green, blue from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** An ellipse in space: its centre, two perpendicular unit axes, and their radii in metres. */
export interface Ring {
  readonly centre: Vector;
  readonly u: Vector;
  readonly v: Vector;
  readonly a: number;
  readonly b: number;
}

export interface Mesh {
  readonly points: Vector[];
  readonly normals: Vector[];
  readonly colours: Colour[];
  /** Three indexes per triangle. */
  readonly triangles: number[];
}

export const emptyMesh = (): Mesh => ({ points: [], normals: [], colours: [], triangles: [] });

/** A skin over rings in order. Its ends are open: place them inside another part. */
export const loft = (mesh: Mesh, rings: readonly Ring[], colour: Colour, segments = 18): void => {
  const base = mesh.points.length;
  for (const { centre, u, v, a, b } of rings) {
    for (let k = 0; k < segments; k++) {
      const angle = (k / segments) * 2 * Math.PI;
      const cosine = Math.cos(angle);
      const sine = Math.sin(angle);
      mesh.points.push(sum([centre, 1], [u, a * cosine], [v, b * sine]));
      mesh.normals.push(unit(sum([u, cosine / a], [v, sine / b])));
      mesh.colours.push(colour);
    }
  }
  for (let j = 0; j + 1 < rings.length; j++) {
    for (let k = 0; k < segments; k++) {
      const one = base + j * segments + k;
      const next = base + j * segments + ((k + 1) % segments);
      mesh.triangles.push(one, next, one + segments, next, next + segments, one + segments);
    }
  }
};

export interface Axes {
  readonly x: Vector;
  readonly y: Vector;
  readonly z: Vector;
}

/** An ellipsoid with its radii along the axes. */
export const ball = (mesh: Mesh, centre: Vector, { x, y, z }: Axes, radii: Vector, colour: Colour): void => {
  const rings = 8;
  const parts = Array.from({ length: rings + 1 }, (_, j) => {
    const angle = (Math.PI * (j + 0.02)) / (rings + 0.04);
    const out = Math.sin(angle);
    return {
      centre: sum([centre, 1], [y, radii[1] * Math.cos(angle)]),
      u: x,
      v: z,
      a: radii[0] * out,
      b: radii[2] * out,
    };
  });
  const first = mesh.points.length;
  loft(mesh, parts, colour, 14);
  for (let i = first; i < mesh.points.length; i++) {
    const from = sub(mesh.points[i]!, centre);
    const along = (axis: Vector, radius: number) =>
      (axis[0] * from[0] + axis[1] * from[1] + axis[2] * from[2]) / radius ** 2;
    mesh.normals[i] = unit(sum([x, along(x, radii[0])], [y, along(y, radii[1])], [z, along(z, radii[2])]));
  }
};

/** A limb from `a` to `b` with radii at its start, middle and end, rounded at both ends. */
export const limb = (mesh: Mesh, a: Vector, b: Vector, radii: Vector, colour: Colour): void => {
  const along = unit(sub(b, a));
  const u = across(Math.abs(along[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0], along);
  const v = cross(along, u);
  const shares = [0, 0.25, 0.5, 0.75, 1];
  const radiusAt = (share: number) =>
    share < 0.5 ? radii[0] + (radii[1] - radii[0]) * share * 2 : radii[1] + (radii[2] - radii[1]) * (share - 0.5) * 2;
  loft(
    mesh,
    shares.map((share) => ({ centre: mix(a, b, share), u, v, a: radiusAt(share), b: radiusAt(share) })),
    colour,
    14,
  );
  const axes = { x: u, y: along, z: v };
  if (length(sub(b, a)) > 0) {
    ball(mesh, a, axes, [radii[0], radii[0], radii[0]], colour);
    ball(mesh, b, axes, [radii[2], radii[2], radii[2]], colour);
  }
};
