// Types of the packages that have none, as far as the base map uses them.
declare module "topojson-client" {
  type Position = readonly [lng: number, lat: number];

  export interface Shape {
    type: string;
    id?: string;
    properties?: { ct?: Position };
  }
  export interface Layer {
    type: string;
    geometries: Shape[];
  }
  export interface Topology<Names extends string> {
    objects: Record<Names, Layer>;
  }

  export function merge(topology: Topology<string>, shapes: readonly Shape[]): { coordinates: Position[][][] };
  export function mesh(topology: Topology<string>, layer: Layer, filter?: (a: Shape, b: Shape) => boolean): { coordinates: Position[][] };
}
