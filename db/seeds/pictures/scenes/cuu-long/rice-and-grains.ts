import { CapsuleGeometry, type Object3D } from 'three';
import { type Bag, brick } from '../../studio/bags.ts';
import { matte } from '../../studio/materials.ts';
import type { Artwork } from '../../studio/print.ts';
import { at, drum, group } from '../../studio/solids.ts';
import { jar } from '../containers.ts';
import { bean, bowlOf, handful } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look, slices, small } from './shared.ts';

const rice = new CapsuleGeometry(0.022, 0.07, 4, 8);

const sack = (print: Artwork, rest: Partial<Bag> = {}): Object3D =>
	brick({ width: 1.7, height: 2.5, depth: 0.8, print, back: print.ground, ...rest });

/** The sack of ten kilograms beside the same bowl. */
const sizeOf = (pack?: string): Partial<Bag> => (pack ? { width: 2.05, height: 3.1, depth: 1.05 } : {});

export const riceAndGrains: Things = {
	'Gạo ST25 lúa tôm': thing(42, (_, pack) =>
		beside(
			sack(look('#f7f4ea', '#1d6b3a', ['rice'], { layout: 'split', accent: '#cfe3b4', weight: '5 kg' }), sizeOf(pack)),
			bowlOf(rice, '#fbf8ee', 0.55),
		),
	),
	'Gạo Nàng Hoa 9 vụ mới': thing(42, (_, pack) =>
		beside(
			sack(
				look('#e9c64f', '#7b2d12', ['rice', 'blossom'], { layout: 'arch', accent: '#f8e7a6', weight: '5 kg' }),
				sizeOf(pack),
			),
			handful(rice, '#fbf6e4', 420, 0.6),
		),
	),
	'Gạo tẻ Tài Nguyên Chợ Đào': thing(42, () =>
		beside(
			sack(look('#2f6f9f', '#ffffff', ['bowl'], { layout: 'badge', accent: '#8fc1e3', weight: '5 kg' })),
			bowlOf(rice, '#f4efe0', 0.5, '#8fb3cf'),
			-1.15,
		),
	),
	'Gạo lứt đỏ huyết rồng': thing(24, () =>
		beside(
			small(look('#8c2f22', '#f6e3c8', ['rice'], { layout: 'frame', accent: '#e2b77c', weight: '1 kg' })),
			bowlOf(rice, '#8e3b2c', 0.5),
		),
	),
	'Nếp cái hoa vàng': thing(24, () =>
		beside(
			small(look('#f3e2a7', '#8a5a12', ['riceball'], { layout: 'badge', accent: '#fff6d8', weight: '1 kg' })),
			handful(bean(0.045, 0.035, 0.035), '#fffdf4', 380, 0.55),
		),
	),
	'Gạo tím than hữu cơ': thing(24, () =>
		beside(
			small(look('#d8c9a8', '#4b2a57', ['rice'], { layout: 'band', accent: '#5a3868', weight: '1 kg' }), {
				roughness: 0.9,
			}),
			bowlOf(rice, '#3a2440', 0.5),
		),
	),
	'Yến mạch cán dẹt nấu nhanh': thing(25, () =>
		beside(
			group(
				at(drum(0.62, 0.62, 2, matte('#e7d3ae')), 0, 0),
				jar({
					radius: 0.64,
					height: 1.95,
					fill: '#e7d3ae',
					lid: '#8a5f33',
					isOpaque: true,
					label: look('#f7efe0', '#8a4f20', ['bowl'], { layout: 'badge', accent: '#efd9b0', weight: '1 kg' }),
				}),
			),
			slices('#e8d6b0', 150, 0.09, 0.018, 0.07),
			1.1,
			0.4,
		),
	),
	'Bột ngũ cốc 12 loại hạt rang': thing(22, () =>
		beside(
			jar({
				radius: 0.7,
				height: 1.7,
				fill: '#c9a06a',
				lid: '#5b7a3a',
				label: look('#fbf6e8', '#5b7a3a', ['beans', 'rice'], { layout: 'stripe', weight: '500 g' }),
			}),
			handful(bean(0.08, 0.06, 0.06), '#7a3b2a', 50, 0.4),
		),
	),
};
