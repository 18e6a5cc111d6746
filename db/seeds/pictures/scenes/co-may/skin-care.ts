import type { Object3D } from 'three';
import { gloss, metal, plastic } from '../../studio/materials.ts';
import { at, drum, group, lathe } from '../../studio/solids.ts';
import { bottle, creamJar, squeezeTube } from '../containers.ts';
import { bean, bowlOf, handful, leafSprig, petals } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look } from './shared.ts';

const bullet = (color: string, shell: string, height = 1.5): Object3D =>
	group(
		drum(0.27, 0.27, height * 0.5, plastic(shell)),
		at(drum(0.22, 0.22, height * 0.22, metal('#d9b36a', 0.25)), 0, height * 0.5),
		at(
			lathe(
				[
					[0, 0],
					[0.17, 0],
					[0.17, height * 0.3],
					[0.1, height * 0.46],
					[0, height * 0.48],
				],
				gloss(color),
				0.06,
			),
			0,
			height * 0.7,
		),
	);

export const skinCare: Things = {
	'Nước hoa hồng Đà Lạt không cồn': thing(17, () =>
		beside(
			bottle({
				radius: 0.38,
				height: 1.9,
				neck: 0.15,
				shoulder: 0.78,
				color: '#f3b3bd',
				cap: '#f7f4ef',
				label: look('#fff7f5', '#b3405a', ['rose'], { layout: 'stripe', weight: '200 ml' }),
			}),
			petals(7, 0.3, '#d9506a', '#a82a48'),
		),
	),
	'Sữa rửa mặt nghệ mật ong': thing(17, () =>
		squeezeTube(1.9, 0.36, '#f4c14b', '#ffffff', look('#f4c14b', '#7a4a06', ['honey'], { layout: 'stripe' })),
	),
	'Kem dưỡng trầu không': thing(6, () =>
		beside(
			creamJar(0.62, '#3f7a4f', '#f0ece0', look('#f6f4e8', '#2f6a40', ['leaf'])),
			leafSprig('#4f9a4a', 0.4),
			0.6,
			0.7,
		),
	),
	'Mặt nạ bùn khoáng Tháp Bà': thing(7, () =>
		beside(
			creamJar(0.62, '#8a8478', '#3a3632', look('#3a3632', '#e2dccd', ['wave']), 0.72),
			group(bowlOf(bean(0.01, 0.01, 0.01), '#8a8478', 0.4, '#e9e4da', 8)),
			1.15,
		),
	),
	'Son dưỡng gấc có màu nhẹ': thing(7, () => bullet('#e0482f', '#f4efe4')),
	'Kem chống nắng vật lý SPF 50': thing(15, () =>
		squeezeTube(
			1.7,
			0.36,
			'#ffffff',
			'#f08a2c',
			look('#ffffff', '#e0711a', ['sun'], { layout: 'badge', accent: '#ffe3bd' }),
		),
	),
	'Xịt khoáng cấp ẩm lá neem': thing(18, () =>
		bottle({
			radius: 0.33,
			height: 2,
			neck: 0.16,
			shoulder: 0.82,
			color: '#d9ecd9',
			cap: '#ffffff',
			top: 'spray',
			isGlass: false,
			label: look('#d9ecd9', '#3a7a4a', ['herb', 'droplet'], { weight: '130 ml' }),
			labelHeight: 0.6,
		}),
	),
	'Tẩy da chết cà phê': thing(7, () =>
		beside(
			creamJar(0.66, '#5a3620', '#c9a06a', look('#c9a06a', '#3a2012', ['coffee']), 0.78),
			handful(bean(0.06, 0.04, 0.045), '#4a2817', 46, 0.36),
		),
	),
};
