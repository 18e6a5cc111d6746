import type { Object3D } from 'three';
import { area, sheet } from '../../studio/cloth.ts';
import { cloth, lighter, matte, mixed } from '../../studio/materials.ts';
import { at, box, cut, group, repeat, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';
import { silk } from './shared.ts';

export const bedding: Things = {
	'Bộ chăn ga cotton sọc': thing(90, (tint) => bed(tint), { tint: '#6fb7e9', shot: { az: -34, el: 24 } }),
	'Gối cao su non chống đau cổ': thing(11, () => contourPillow(), { shot: { az: -40, el: 22 } }),
	'Mền lụa mỏng mùa hè': thing(18, (tint) => folded(tint), { tint: '#f4b6c6', shot: { az: -30, el: 24 } }),
};

function bed(tint: string): Object3D {
	const stripes = (pen: CanvasRenderingContext2D): void => {
		for (let x = 0; x < 320; x += 20) area(pen, `M${x} 0 h9 v320 h-9Z`, lighter(tint, 0.6));
	};
	const cover = sheet({
		path: 'M4 4 H296 V236 H4Z',
		width: 300,
		height: 240,
		color: tint,
		thick: 0.2,
		soft: 12,
		folds: [
			['M30 80 C100 60 200 110 280 70', 16, 0.06],
			['M60 220 C120 180 160 190 240 150', 16, 0.05],
		],
		paint: stripes,
	});
	const pillow = (x: number, color: string, isStriped: boolean): Object3D =>
		at(
			turn(
				wrap(
					sheet({
						path: 'M8 10 C50 2 90 2 132 10 C138 40 138 60 132 90 C90 98 50 98 8 90 C2 60 2 40 8 10Z',
						width: 140,
						height: 100,
						color,
						thick: 0.34,
						soft: 14,
						paint: isStriped ? stripes : () => {},
					}),
				),
				-58,
			),
			x,
			0.62,
			-1.15,
		);
	return group(
		at(box(3.3, 0.5, 3.1, matte('#f7f4ee'), 0.14), 0, 0.32),
		at(box(3.5, 1.5, 0.14, matte('#c9a57a'), 0.05), 0, 0.75, -1.66),
		at(turn(wrap(cover), -90), 0, 0.56, 1.5),
		at(box(3.1, 0.16, 0.5, cloth(lighter(tint, 0.55)), 0.07), 0, 0.66, -0.62),
		pillow(-0.78, tint, true),
		pillow(0.78, '#fbf8f2', false),
		at(box(3.34, 0.34, 0.06, cloth(tint), 0.02), 0, 0.42, 1.56),
	);
}

function contourPillow(): Object3D {
	const slab = cut(
		'M-100 0 C-100 -52 -70 -66 -48 -62 C-24 -56 -14 -36 6 -36 C34 -36 44 -50 64 -50 C92 -50 100 -30 100 0 C80 6 -80 6 -100 0Z',
		3.1,
		matte('#b7cbe0', { roughness: 0.9 }),
		0.14,
	);
	return turn(wrap(slab), 0, 90);
}

function folded(tint: string): Object3D {
	const layer = (index: number): Object3D =>
		at(
			box(2.4 - index * 0.03, 0.24, 1.7 - index * 0.02, silk(index % 2 === 0 ? tint : lighter(tint, 0.08)), 0.12),
			(index % 2) * 0.03,
			0.12 + index * 0.22,
		);
	return group(repeat(5, layer), at(box(0.4, 1.14, 1.76, cloth(mixed(tint, '#ffffff', 0.6)), 0.06), -0.2, 0.57));
}
