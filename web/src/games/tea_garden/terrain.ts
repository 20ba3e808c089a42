/** The map as it is drawn: outlines and terraces of the regions, borders between them. */
import { MAP_RECT, REGIONS } from './data/map';
import type { Point, RegionFace } from './faces';
import { outlineOf, smooth, terrace } from './outline';

export interface Land {
  region: RegionFace;
  path: string;
  /** smaller and smaller outlines, and the row of tea bushes */
  terraces: string[];
  bushes: string;
}

export interface Border {
  path: string;
  kind: 'rim' | 'region' | 'province';
}

function build(): { lands: Land[]; borders: Border[] } {
  const edges = new Map<string, { points: Point[]; provinces: string[] }>();
  const lands = REGIONS.map((region) => {
    const outline = outlineOf(region.outline, MAP_RECT);
    for (const { key, points } of outline.edges) {
      const edge = edges.get(key) ?? { points, provinces: [] };
      edge.provinces.push(region.province);
      edges.set(key, edge);
    }
    const terraces = [0.87, 0.72, 0.55].map((share) => terrace(outline.points, share));
    return { region, path: outline.path, terraces, bushes: terrace(outline.points, 0.795) };
  });
  const borders = [...edges.values()].map(({ points, provinces: [one, other] }): Border => {
    const kind = other === undefined ? 'rim' : one === other ? 'region' : 'province';
    return { path: smooth(points), kind };
  });
  return { lands, borders };
}

export const { lands: LANDS, borders: BORDERS } = build();
