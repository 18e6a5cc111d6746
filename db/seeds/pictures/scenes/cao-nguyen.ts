import type { Object3D } from 'three';
import { brick, packet, pillow, pouch } from '../studio/bags.ts';
import { ceramic, glass, gloss, matte, metal, plastic, steel } from '../studio/materials.ts';
import type { Artwork } from '../studio/print.ts';
import { at, ball, box, drum, egg, group, lathe, repeat, ring, sized, tube, turn } from '../studio/solids.ts';
import { bean, bowlOf, caddy, clearGlass, handful, jar, leafSprig, petals, spoonOf } from './containers.ts';
import { thing, type Things } from './thing.ts';

const look = (ground: string, ink: string, art: readonly string[], rest: Partial<Artwork> = {}): Artwork => ({ brand: 'CAO NGUYÊN', ground, ink, art, ...rest });
const coffeeBean = bean(0.075, 0.045, 0.055);
const tea = bean(0.07, 0.015, 0.018);
const bag = (print: Artwork, height = 2.1, roughness = 0.85): Object3D => brick({ width: 1.45, height, depth: 0.85, print, back: print.ground, roughness });
const valve = (): Object3D => at(turn(group(drum(0.09, 0.08, 0.03, plastic('#d8d4c8'))), 90), 0, 1.72, 0.4);
const beside = (pack: Object3D, other: Object3D, x = 1.1, z = 0.5): Object3D => group(pack, at(other, x, 0, z));
const cup = (fill: string, china = '#f4f0e8', radius = 0.34): Object3D =>
	group(
		lathe([[0, 0], [radius * 0.6, 0], [radius, radius * 1.3], [radius * 0.92, radius * 1.3], [radius * 0.55, radius * 0.14], [0, radius * 0.12]], ceramic(china)),
		at(drum(radius * 0.7, radius * 0.86, radius * 0.9, gloss(fill)), 0, radius * 0.2),
		at(ring(radius * 0.4, radius * 0.09, ceramic(china)), radius * 1.0, radius * 0.7),
	);
const saucer = (other: Object3D): Object3D => group(lathe([[0, 0], [0.35, 0], [0.62, 0.08], [0.6, 0.1], [0.34, 0.05], [0, 0.05]], ceramic('#f4f0e8')), at(other, 0, 0.05));

function phin(): Object3D {
	const m = metal('#c3c7ca', 0.34);
	return group(
		lathe([[0, 0], [0.86, 0], [0.9, 0.05], [0.86, 0.07], [0.6, 0.05], [0, 0.05]], m),
		at(lathe([[0.5, 0], [0.56, 0.85], [0.6, 0.87], [0.55, 0.88], [0.46, 0.05]], m), 0, 0.06),
		at(lathe([[0.6, 0], [0.58, 0.06], [0.2, 0.12], [0.07, 0.14], [0, 0.14]], m), 0, 0.95),
		at(ball(0.07, m), 0, 1.14),
		at(ring(0.17, 0.035, m), 0.72, 0.5),
	);
}

export const caoNguyen: Things = {
	'Cà phê Arabica Cầu Đất': thing(28, () => beside(group(bag(look('#2f5a43', '#f3ead2', ['mountain'], { layout: 'arch', accent: '#c99a4b', weight: '500 g' })), valve()), handful(coffeeBean, '#4b2a17', 120, 0.6))),
	'Cà phê Robusta mật ong Buôn Hồ': thing(28, () => beside(group(bag(look('#d99a2b', '#3a1f10', ['bee', 'coffee'], { layout: 'frame', accent: '#3a1f10', weight: '500 g' })), valve()), bowlOf(coffeeBean, '#5a3218', 0.5, '#6a4a35', 160))),
	'Cà phê phin truyền thống Đắk Lắk': thing(28, () => beside(group(bag(look('#8c1f1f', '#f6dfb5', ['coffee'], { layout: 'badge', accent: '#c4572f', weight: '500 g' })), valve()), sized(phin(), 0.62), 1.15)),
	'Cà phê phin giấy tiện lợi': thing(14, () => beside(packet({ width: 1.7, height: 1.5, depth: 0.8, color: '#3f5f7a', front: look('#3f5f7a', '#f6efe0', ['coffee'], { layout: 'split', accent: '#d8b98a' }), side: look('#3f5f7a', '#f6efe0', []) }), group(cup('#3a1d0e'), at(box(0.5, 0.34, 0.06, matte('#f7f4ec')), 0, 0.5)), 1.25)),
	'Cà phê hoà tan ba trong một ít ngọt': thing(18, () => beside(packet({ width: 1.5, height: 2, depth: 0.75, color: '#b02a30', front: look('#b02a30', '#ffffff', ['coffee'], { layout: 'band', accent: '#f0c27a', weight: '20 × 17 g' }), side: look('#7c1a20', '#ffffff', []) }), repeat(3, (index) => at(turn(pillow({ width: 0.28, height: 1, depth: 0.12, print: look('#b02a30', '#ffffff', []), back: '#b02a30' }), -84, 30 * index - 20), index * 0.22, 0.06 + index * 0.05, 0.5)), 0.85, 0.2)),
	'Cà phê chồn hương nhân tạo không động vật': thing(18, () => beside(caddy(0.6, 1.7, '#1d1a18', look('#1d1a18', '#d8b25a', ['coffee'], { layout: 'frame', accent: '#d8b25a', weight: '250 g' })), handful(coffeeBean, '#3a1f10', 70, 0.45), 0.95)),
	'Trà ô long Bảo Lộc': thing(16, () => beside(caddy(0.58, 1.5, '#4f7a4a', look('#f5f1df', '#35603a', ['leaf'], { layout: 'frame', weight: '200 g' })), group(cup('#b9b23a', '#f7f4ea', 0.3), at(handful(bean(0.045, 0.035, 0.035), '#4a5a2e', 46, 0.3), 0.5, 0, 0.2)), 1.05)),
	'Trà atiso túi lọc Đà Lạt': thing(12, () => beside(packet({ width: 1.8, height: 1.25, depth: 0.75, color: '#7fae6a', front: look('#7fae6a', '#ffffff', ['herb'], { layout: 'badge', accent: '#dff0cf' }), top: look('#7fae6a', '#ffffff', []) }), teaBag('#7fae6a'), 1.25)),
	'Trà hoa cúc chi': thing(14, () => beside(jar({ radius: 0.6, height: 1.35, fill: '#e8c95a', lid: '#e9e3d2', pieces: bean(0.1, 0.07, 0.1), label: look('#fffbea', '#b07d12', ['blossom'], { layout: 'frame' }) }), repeat(5, (index) => at(petals(9, 0.2, '#fbf3cf', '#e2ad1f'), (index % 3) * 0.4 - 0.2, 0.02, Math.floor(index / 3) * 0.42)))),
	'Trà shan tuyết cổ thụ Suối Giàng': thing(20, () => beside(pouch({ width: 1.4, height: 1.9, depth: 0.7, print: look('#e9e4d6', '#3f5b4c', ['mountain'], { layout: 'stripe', accent: '#3f5b4c', weight: '200 g' }), back: '#e9e4d6', roughness: 0.95 }), bowlOf(tea, '#8a9070', 0.5, '#5b4a3c', 260))),
	'Trà lài ướp hoa tươi': thing(18, () => beside(caddy(0.52, 1.75, '#f0ede2', look('#3c7a5a', '#ffffff', ['cherryblossom'], { layout: 'leafy', accent: '#5e9c7b', weight: '200 g' })), repeat(5, (index) => at(petals(6, 0.15, '#ffffff', '#f3e7a8'), (index % 3) * 0.3 - 0.15, 0.02, Math.floor(index / 3) * 0.3)), 0.95)),
	'Bột ca cao nguyên chất': thing(20, () => beside(pouch({ width: 1.4, height: 1.9, depth: 0.7, print: look('#4a2618', '#f3d9b0', ['chocolate'], { layout: 'arch', accent: '#7c452c', weight: '300 g' }), back: '#4a2618', roughness: 0.7 }), group(bowlOf(bean(0.02, 0.02, 0.02), '#5d3420', 0.45), at(turn(spoonOf(0.7), 0, 40), 0.1, 0.25)), 1.05)),
	'Phin nhôm Đà Lạt kèm đế': thing(9, phin, { shot: { el: 20 } }),
	'Bình ủ lạnh cold brew 1 lít': thing(26, () => group(at(lathe([[0, 0], [0.4, 0], [0.4, 1.35], [0, 1.4]], gloss('#3b1d0d'), 0.1), 0, 0.06), clearGlass(lathe([[0, 0], [0.46, 0], [0.46, 1.55], [0.36, 1.85], [0.36, 2.1]], glass(), 0.14)), at(drum(0.24, 0.24, 1.5, steel()), 0, 0.5), at(drum(0.39, 0.37, 0.22, plastic('#22262a')), 0, 2.06), tube([[0.44, 1.5, 0], [0.82, 1.42, 0], [0.84, 0.9, 0], [0.46, 0.55, 0]], 0.05, glass('#dfecec', 0.5)))),
	'Tiêu đen Chư Sê hạt chắc': thing(13, () => beside(jar({ radius: 0.56, height: 1.25, fill: '#2b2622', lid: '#22262a', pieces: bean(0.05, 0.05, 0.05), label: look('#f3ead8', '#2b2622', ['olive'], { layout: 'stripe' }) }), handful(bean(0.045, 0.045, 0.045), '#2e2823', 90, 0.45))),
	'Tiêu sọ trắng Phú Quốc': thing(12, () => beside(jar({ radius: 0.48, height: 1.3, fill: '#e0d3b4', lid: '#b9863f', pieces: bean(0.05, 0.05, 0.05), label: look('#1f6f78', '#ffffff', [], { layout: 'stripe', accent: '#e0d3b4' }) }), group(bowlOf(bean(0.045, 0.045, 0.045), '#e3d8bd', 0.42), at(turn(spoonOf(0.6), 0, 30), -0.1, 0.2)))),
	'Ớt bột Tây Nguyên cay vừa': thing(11, () => beside(jar({ radius: 0.46, height: 1.15, fill: '#c4301c', lid: '#c4301c', label: look('#fff3d9', '#b3261a', ['chili'], { layout: 'badge', accent: '#f5cf9a' }) }), group(handful(bean(0.02, 0.02, 0.02), '#c93a22', 420, 0.38), at(chiliPod('#c1121f'), 0.3, 0.05, 0.4)))),
	'Nghệ tinh bột vàng': thing(14, () => beside(jar({ radius: 0.6, height: 1.2, fill: '#f0b323', lid: '#f7f4ea', label: look('#f7f4ea', '#b56f08', ['ginger'], { layout: 'arch', accent: '#f8d884' }) }), group(bowlOf(bean(0.02, 0.02, 0.02), '#f2b92d', 0.42, '#8a5a34'), at(turn(spoonOf(0.6), 0, 55), 0, 0.22)))),
	'Muối ớt xanh chấm trái cây': thing(12, () => beside(jar({ radius: 0.5, height: 1.1, fill: '#8fb34a', lid: '#2f7a3a', label: look('#eef6d8', '#2f7a3a', ['lime', 'chili'], { layout: 'split', accent: '#c8df8f' }) }), at(chiliPod('#3f9d3a'), 0.1, 0.06, 0.1))),
	'Sốt bơ đậu phộng mộc': thing(13, () => beside(jar({ radius: 0.62, height: 1.3, fill: '#b97b3f', lid: '#e2b04a', label: look('#5a3218', '#ffe3b0', ['peanut'], { layout: 'badge', accent: '#8a5428', weight: '320 g' }) }), handful(bean(0.09, 0.065, 0.065), '#c9854a', 26, 0.4))),
	'Dâu tây sấy dẻo Đà Lạt': thing(20, () => beside(pouch({ width: 1.5, height: 1.9, depth: 0.7, print: look('#fbe3e2', '#b3122e', ['strawberry'], { layout: 'badge', accent: '#f5b3b6', weight: '200 g' }), back: '#fbe3e2' }), handful(bean(0.14, 0.1, 0.11), '#a3152c', 28, 0.5))),
	'Hồng treo gió Đà Lạt': thing(16, () => persimmons(), { shot: { el: 30 } }),
	'Mứt vỏ bưởi sấy dẻo': thing(18, () => beside(pouch({ width: 1.5, height: 1.75, depth: 0.65, print: look('#cfe3a0', '#3b6b2a', ['melon'], { layout: 'arch', accent: '#eef6d8', weight: '200 g' }), back: '#cfe3a0' }), handful(bean(0.24, 0.04, 0.05), '#d9d36a', 34, 0.5))),
	'Mật ong hoa cà phê': thing(15, () => beside(jar({ radius: 0.66, height: 1.45, fill: '#c9760f', lid: '#c8a24a', label: look('#fffaf0', '#7a4410', ['honey', 'coffee'], { layout: 'frame', weight: '500 ml' }) }), petals(6, 0.3, '#ffffff', '#f1d66a'))),
	'Hạt macca tách vỏ rang mật ong': thing(19, () => beside(pouch({ width: 1.4, height: 1.8, depth: 0.7, print: look('#f6e3b8', '#6b3f14', ['chestnut', 'honey'], { layout: 'band', accent: '#e9b44c', weight: '300 g' }), back: '#f6e3b8' }), bowlOf(bean(0.09, 0.085, 0.085), '#e7cf9a', 0.48, '#7a5236', 90))),
};

function chiliPod(color: string): Object3D {
	return group(tube([[0, 0, 0], [0.25, 0.02, 0.02], [0.48, 0.03, -0.06], [0.62, 0, -0.16]], 0.075, gloss(color)), at(egg(0.06, 0.07, 0.07, matte('#4c7a2e')), -0.02, 0), tube([[-0.03, 0, 0], [-0.12, 0.05, 0.02], [-0.2, 0.04, 0.05]], 0.022, matte('#4c7a2e')));
}
function teaBag(color: string): Object3D {
	return group(at(turn(pillow({ width: 0.55, height: 0.7, depth: 0.16, print: (pen, w, h) => { pen.fillStyle = '#efe8d6'; pen.fillRect(0, 0, w, h); }, back: '#efe8d6' }), -80), 0, 0.06, 0.4), tube([[0, 0.08, -0.25], [0.2, 0.02, -0.4], [0.5, 0.02, -0.1], [0.55, 0.02, 0.2]], 0.01, matte('#fff')), at(box(0.22, 0.02, 0.24, matte(color)), 0.56, 0.02, 0.3), at(leafSprig('#6f9a52', 0.32), -0.3, 0, 0.6));
}
function persimmons(): Object3D {
	const spots = [[-0.75, 0], [0, -0.1], [0.75, 0], [-0.4, 0.62], [0.4, 0.6], [0, 0.3]] as const;
	const one = (y: number): Object3D => group(at(sized(ball(0.36, matte('#b5541c', { roughness: 0.55 })), 1, 0.78, 1), 0, y), at(drum(0.15, 0.02, 0.06, matte('#5a3b1e')), 0, y + 0.26), at(drum(0.025, 0.02, 0.14, matte('#5a3b1e')), 0, y + 0.3));
	return group(lathe([[0, 0], [1.25, 0], [1.4, 0.1], [1.32, 0.1], [1.2, 0.05], [0, 0.05]], ceramic('#e9e2d2')), ...spots.map(([x, z], index) => at(one(index === 5 ? 0.78 : 0.32), x, 0, z - 0.2)));
}
