import { gloss } from '../../studio/materials.ts';

export const flat = { isFlat: true, detail: { zoom: 2.2, focus: [0.5, 0.5, 0.28] as const } };

export const silk = (color: string): ReturnType<typeof gloss> => gloss(color, { roughness: 0.42 });
