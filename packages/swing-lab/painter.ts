// Draws the synthetic golfer with WebGL2: sun from the front left, a shadow on mown grass, sky and hedge behind.

import type { Colour, Mesh } from './mesh.ts';
import { type Vector, unit } from './vector.ts';

type Camera = (point: Vector) => readonly [x: number, y: number, depth: number];

const SUN = unit([-0.45, 1, 0.55]);
const VERTEX = `#version 300 es
in vec3 place; in vec3 tint; out vec3 shade;
void main() {
  shade = tint;
  gl_Position = vec4((2.0 * place.x - 1.0) * place.z, (1.0 - 2.0 * place.y) * place.z, (place.z / 10.0 - 1.0) * place.z, place.z);
}`;
const FRAGMENT = `#version 300 es
precision mediump float;
in vec3 shade; out vec4 colour;
void main() { colour = vec4(shade, 1.0); }`;

const GRASS_IN_SHADE: Colour = [0.2, 0.3, 0.14];

const lit = (normal: Vector, colour: Colour): Colour => {
  const facing = normal[0] * SUN[0] + normal[1] * SUN[1] + normal[2] * SUN[2];
  const light = 0.34 + 0.2 * (0.5 + 0.5 * normal[1]) + 0.6 * Math.max(0, (facing + 0.35) / 1.35);
  return [colour[0] * light, colour[1] * light, colour[2] * light];
};
const onGround = ([x, y, z]: Vector): Vector => [x - (SUN[0] / SUN[1]) * y, 0, z - (SUN[2] / SUN[1]) * y];

/** A repeatable number from 0 to 1 for a position in the picture. */
const speckle = (x: number, y: number): number => {
  const mixed = Math.imul((x * 374761393 + y * 668265263) ^ 0x5bd1e995, 1274126177);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967295;
};

/** Sky, a hedge and a mown fairway. `horizon` is the share of the height above it. */
export const backdrop = (width: number, height: number, horizon: number): ImageData => {
  const image = new ImageData(width, height);
  const edge = Math.round(horizon * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const hedge = edge - height * (0.04 + 0.012 * Math.sin(x / 17) + 0.008 * Math.sin(x / 5.3));
      const stripe = Math.sin(420 / (y - edge + 8) + x / 900) > 0 ? 6 : -6;
      const grain = 8 * (speckle(x >> 1, y >> 1) - 0.5);
      const [red, green, blue] =
        y < hedge
          ? [150 + (70 * y) / edge, 188 + (40 * y) / edge, 230]
          : y < edge
            ? [62 + grain * 2, 88 + grain * 2, 54 + grain]
            : [100 + stripe + grain, 142 + stripe + grain, 70 + grain];
      image.data.set([red, green, blue, 255], 4 * (y * width + x));
    }
  }
  return image;
};

export interface Painter {
  readonly canvas: OffscreenCanvas;
  /** Leaves the background transparent. */
  paint(meshes: readonly Mesh[], camera: Camera): void;
}

export const openPainter = (width: number, height: number): Painter => {
  const canvas = new OffscreenCanvas(width, height);
  const gl = canvas.getContext('webgl2', { antialias: true });
  if (!gl) throw new Error('This browser has no WebGL 2');
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? 'no program');
  gl.useProgram(program);
  gl.enable(gl.DEPTH_TEST);
  const attribute = (name: string) => {
    const buffer = gl.createBuffer();
    const at = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(at);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.vertexAttribPointer(at, 3, gl.FLOAT, false, 0, 0);
    return (values: readonly number[]) => {
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(values), gl.STREAM_DRAW);
    };
  };
  const setPlaces = attribute('place');
  const setTints = attribute('tint');
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  const draw = (places: readonly number[], tints: readonly number[], triangles: readonly number[]) => {
    setPlaces(places);
    setTints(tints);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint32Array(triangles), gl.STREAM_DRAW);
    gl.drawElements(gl.TRIANGLES, triangles.length, gl.UNSIGNED_INT, 0);
  };
  return {
    canvas,
    paint(meshes, camera) {
      gl.viewport(0, 0, width, height);
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      for (const { points, triangles } of meshes)
        draw(
          points.flatMap((point) => camera(onGround(point))),
          points.flatMap(() => GRASS_IN_SHADE),
          triangles,
        );
      gl.clear(gl.DEPTH_BUFFER_BIT);
      for (const { points, normals, colours, triangles } of meshes)
        draw(
          points.flatMap((point) => camera(point)),
          normals.flatMap((normal, i) => lit(normal, colours[i]!)),
          triangles,
        );
    },
  };
};
