import { pouch } from '../../studio/bags.ts';
import { jar } from '../containers.ts';
import { bean, bowlOf, petals } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look } from './shared.ts';

export const honeyAndNuts: Things = {
	'Mật ong hoa cà phê': thing(15, () =>
		beside(
			jar({
				radius: 0.66,
				height: 1.45,
				fill: '#d08a14',
				isSyrup: true,
				lid: '#c8a24a',
				label: look('#fffaf0', '#7a4410', ['honey', 'coffee'], { layout: 'frame', weight: '500 ml' }),
			}),
			petals(6, 0.3, '#ffffff', '#f1d66a'),
		),
	),
	'Hạt macca tách vỏ rang mật ong': thing(19, () =>
		beside(
			pouch({
				width: 1.4,
				height: 1.8,
				depth: 0.7,
				print: look('#f6e3b8', '#6b3f14', ['chestnut', 'honey'], {
					layout: 'band',
					accent: '#e9b44c',
					weight: '300 g',
				}),
				back: '#f6e3b8',
			}),
			bowlOf(bean(0.09, 0.085, 0.085), '#e7cf9a', 0.48, '#7a5236', 90),
		),
	),
};
