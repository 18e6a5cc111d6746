import type { Object3D } from 'three';
import { pouch } from '../../studio/bags.ts';
import { ceramic, matte } from '../../studio/materials.ts';
import { at, ball, drum, group, lathe, sized } from '../../studio/solids.ts';
import { bean, handful } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look } from './shared.ts';

export const driedFruit: Things = {
	'Dâu tây sấy dẻo Đà Lạt': thing(20, () =>
		beside(
			pouch({
				width: 1.5,
				height: 1.9,
				depth: 0.7,
				print: look('#fbe3e2', '#b3122e', ['strawberry'], { layout: 'badge', accent: '#f5b3b6', weight: '200 g' }),
				back: '#fbe3e2',
			}),
			handful(bean(0.14, 0.1, 0.11), '#a3152c', 28, 0.5),
		),
	),
	'Hồng treo gió Đà Lạt': thing(16, () => persimmons(), { shot: { el: 30 } }),
	'Mứt vỏ bưởi sấy dẻo': thing(18, () =>
		beside(
			pouch({
				width: 1.5,
				height: 1.75,
				depth: 0.65,
				print: look('#cfe3a0', '#3b6b2a', ['melon'], { layout: 'arch', accent: '#eef6d8', weight: '200 g' }),
				back: '#cfe3a0',
			}),
			handful(bean(0.24, 0.04, 0.05), '#d9d36a', 34, 0.5),
		),
	),
};

function persimmons(): Object3D {
	const spots = [
		[-0.75, 0],
		[0, -0.1],
		[0.75, 0],
		[-0.4, 0.62],
		[0.4, 0.6],
		[0, 0.3],
	] as const;
	const one = (y: number): Object3D =>
		group(
			at(sized(ball(0.36, matte('#b5541c', { roughness: 0.55 })), 1, 0.78, 1), 0, y),
			at(drum(0.15, 0.02, 0.06, matte('#5a3b1e')), 0, y + 0.26),
			at(drum(0.025, 0.02, 0.14, matte('#5a3b1e')), 0, y + 0.3),
		);
	return group(
		lathe(
			[
				[0, 0],
				[1.25, 0],
				[1.4, 0.1],
				[1.32, 0.1],
				[1.2, 0.05],
				[0, 0.05],
			],
			ceramic('#e9e2d2'),
		),
		...spots.map(([x, z], index) => at(one(index === 5 ? 0.78 : 0.32), x, 0, z - 0.2)),
	);
}
