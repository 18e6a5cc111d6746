import { Color, DoubleSide, MeshPhysicalMaterial, type MeshPhysicalMaterialParameters, type Texture } from 'three';
import { grain, pebbles, textureOf, weave, wood } from './textures.ts';

export type Material = MeshPhysicalMaterial;
type Extra = MeshPhysicalMaterialParameters;

const of = (color: string, rest: Extra, extra?: Extra): Material =>
	new MeshPhysicalMaterial({ color, side: DoubleSide, ...rest, ...extra });

const bump = (canvas: HTMLCanvasElement, times: number): Texture => textureOf(canvas, false, [times, times]);

export const matte = (color: string, extra?: Extra): Material => of(color, { roughness: 0.85 }, extra);
export const plastic = (color: string, extra?: Extra): Material => of(color, { roughness: 0.38 }, extra);
export const gloss = (color: string, extra?: Extra): Material => of(color, { roughness: 0.14 }, extra);
export const metal = (color = '#c9ced4', roughness = 0.28): Material => of(color, { metalness: 0.95, roughness });
export const steel = (): Material => metal('#cdd2d6', 0.22);
export const glass = (color = '#eaf4f4', opacity = 0.26): Material =>
	of(color, {
		roughness: 0.04,
		transparent: true,
		opacity,
		depthWrite: false,
	});
/** Clear and thick: light passes, the more so where it is thin. */
export const syrup = (color: string): Material =>
	of(lighter(color, 0.5), {
		roughness: 0.06,
		transmission: 0.9,
		thickness: 1,
		ior: 1.4,
		attenuationColor: new Color(color),
		attenuationDistance: 1.1,
		emissive: new Color(color),
		emissiveIntensity: 0.06,
	});
export const cloth = (color: string, times = 8): Material =>
	of(color, { roughness: 0.95, bumpMap: bump(weave(), times), bumpScale: 0.6 });
export const fleece = (color: string, times = 5): Material =>
	of(color, { roughness: 1, bumpMap: bump(grain(), times), bumpScale: 2.2 });
export const leather = (color: string, times = 3): Material =>
	of(color, { roughness: 0.46, bumpMap: bump(pebbles(), times), bumpScale: 0.8 });
export const rubber = (color = '#23262b'): Material => of(color, { roughness: 0.75 });
export const ceramic = (color: string, extra?: Extra): Material => of(color, { roughness: 0.18 }, extra);
export const clay = (color: string): Material =>
	of(color, { roughness: 0.9, bumpMap: bump(grain(), 3), bumpScale: 1.2 });
export const timber = (color = '#c99a63', times: readonly [number, number] = [1, 1]): Material =>
	of(color, { roughness: 0.6, map: textureOf(wood(), true, times) });
export const glowing = (color: string, strength = 1): Material =>
	of(color, { emissive: new Color(color), emissiveIntensity: strength, roughness: 0.6 });
export const printed = (map: Texture, extra?: Extra): Material => of('#ffffff', { roughness: 0.6, map }, extra);

export const darker = (color: string, share = 0.25): string => mixed(color, '#0b0d12', share);
export const lighter = (color: string, share = 0.3): string => mixed(color, '#ffffff', share);
export function mixed(one: string, other: string, share: number): string {
	const part = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
	const channels = [1, 3, 5].map((at) => Math.round(part(one, at) * (1 - share) + part(other, at) * share));
	return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
