import type { DeityId } from "#model/deity.ts";

/** One hue from the dark edge of the square to the light in its centre. */
export interface Palette {
  edge: string;
  mid: string;
  light: string;
  centre: string;
  glow: string;
}

const hue = (edge: string, mid: string, light: string, centre: string, glow: string): Palette => ({
  edge,
  mid,
  light,
  centre,
  glow,
});

export const palettes: Record<DeityId | "om", Palette> = {
  shiva: hue("#070D22", "#12254F", "#274C8F", "#4F7FC4", "#9FC6FF"),
  ram: hue("#3A1A02", "#8C4A04", "#D6860F", "#F9BE48", "#FFF2BE"),
  lakshmi: hue("#2A0420", "#6A104A", "#A62A74", "#D962A4", "#FFC8C0"),
  saraswati: hue("#16243A", "#3C5A7E", "#7595BA", "#BFD3E8", "#FFFFFF"),
  durga: hue("#240108", "#620516", "#A5152F", "#D8455E", "#FFC0A8"),
  hanuman: hue("#2E0802", "#7C1E08", "#C4421A", "#EF7442", "#FFD2A6"),
  ganesha: hue("#2C0D02", "#7A2E06", "#BE5A12", "#EC8C34", "#FFE0A0"),
  vishnu: hue("#08082E", "#1B1C72", "#3B40BC", "#6E76E6", "#FFE79A"),
  krishna: hue("#04131F", "#0E3A4F", "#17708A", "#3BA6B5", "#FFE29A"),
  om: hue("#160528", "#3B1466", "#6B2FA0", "#A15BD6", "#FFD9A0"),
};
