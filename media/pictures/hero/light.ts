import { palette, type Palette } from "../../emblems/palette.ts";

type Stops = [offset: number, color: string][];

/** The colors of the picture at one time of the day. */
export interface Light {
  /** The colors of the lotus and the leaves, which are drawn like those of the emblems. */
  palette: Palette;
  sky: Stops;
  water: Stops;
  sun: Stops;
  /** The upper and lower color of each range of mountains, the farthest first. */
  ridges: [upper: string, lower: string][];
  warmth: string;
  rays: string;
  petal: Record<"line" | "outer" | "middle" | "inner", string>;
  lotus: { front: Stops; behind: Stops };
  bead: [lit: string, body: string, dark: string];
  beadEdge: string;
  shoreLine: string;
  glint: string;
  leaf: [color: string, edge: string];
  stars: number;
}

const petals = palette("#5A0A3E", "#B0246E", "#F274B4", "#FFD6E8", "#FFE9F4");

export const day: Light = {
  palette: petals,
  sky: [
    [0, "#FFEBC4"],
    [0.4, "#FFD69A"],
    [0.68, "#FFB273"],
    [0.86, "#F7926A"],
  ],
  water: [
    [0, "#FFC27C"],
    [0.3, "#E98468"],
    [1, "#8A3F66"],
  ],
  sun: [
    [0, "#FFFDEC"],
    [1, "#FFCF5E"],
  ],
  ridges: [
    ["#E58E78", "#F2A97E"],
    ["#C4637A", "#DE8474"],
    ["#86375F", "#A84A66"],
  ],
  warmth: "#FFF0B8",
  rays: "#FFF6D2",
  petal: { line: "#D9702C", outer: "#FFD9A0", middle: "#FFCB84", inner: "#FFBC68" },
  lotus: {
    front: [
      [0, "#FFF0F4"],
      [0.45, "#F7A8BF"],
      [1, "#C2456F"],
    ],
    behind: [
      [0, "#FAD1DC"],
      [0.5, "#E07A9B"],
      [1, "#8E2A52"],
    ],
  },
  bead: ["#FFF3CF", "#D9872F", "#7A3A12"],
  beadEdge: "#8A4A1C",
  shoreLine: "#FFF0C4",
  glint: "#FFF4CE",
  leaf: ["#3E7F6A", "#1F4F4A"],
  stars: 0,
};

export const night: Light = {
  palette: petals,
  sky: [
    [0, "#13111E"],
    [0.4, "#221B42"],
    [0.68, "#46295E"],
    [0.86, "#8A4560"],
  ],
  water: [
    [0, "#7A3F5C"],
    [0.3, "#33245A"],
    [1, "#120F26"],
  ],
  sun: [
    [0, "#FFF3C8"],
    [1, "#EFB04A"],
  ],
  ridges: [
    ["#4A3A74", "#6E4470"],
    ["#2E2758", "#46305F"],
    ["#17143A", "#251C48"],
  ],
  warmth: "#F2A65A",
  rays: "#F6D79C",
  petal: { line: "#E0A94E", outer: "#5A3560", middle: "#7A4560", inner: "#A45C58" },
  lotus: {
    front: [
      [0, "#F6D9DC"],
      [0.45, "#C07BA6"],
      [1, "#6E2A62"],
    ],
    behind: [
      [0, "#D9A9C0"],
      [0.5, "#9A5590"],
      [1, "#4E1E50"],
    ],
  },
  bead: ["#FFF0C0", "#D9A23C", "#6E4412"],
  beadEdge: "#3A2340",
  shoreLine: "#F6C98A",
  glint: "#F6D79C",
  leaf: ["#2B5566", "#10283A"],
  stars: 130,
};
