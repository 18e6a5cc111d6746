import { CapsuleGeometry, DodecahedronGeometry, type Object3D } from 'three';
import { brick, type Bag, packet, pillow, pouch } from '../studio/bags.ts';
import type { Artwork } from '../studio/print.ts';
import { matte } from '../studio/materials.ts';
import { at, box, drum, egg, group, heap, pile, repeat, turn } from '../studio/solids.ts';
import { bean, bottle, bowlOf, handful, jar } from './containers.ts';
import { thing, type Things } from './thing.ts';

const BRAND = 'CỬU LONG';
const rice = new CapsuleGeometry(0.022, 0.07, 4, 8);
const look = (ground: string, ink: string, art: readonly string[], rest: Partial<Artwork> = {}): Artwork => ({ brand: BRAND, ground, ink, art, ...rest });
const sack = (print: Artwork, rest: Partial<Bag> = {}): Object3D => brick({ width: 1.7, height: 2.5, depth: 0.8, print, back: print.ground, ...rest });
const small = (print: Artwork, rest: Partial<Bag> = {}): Object3D => pouch({ width: 1.5, height: 2.1, depth: 0.75, print, back: print.ground, ...rest });
const beside = (pack: Object3D, other: Object3D, x = 1.1, z = 0.55): Object3D => group(pack, at(other, x, 0, z));

const slices = (color: string, count: number, x = 0.2, y = 0.03, z = 0.13, radius = 0.55): Object3D => handful(bean(x, y, z), color, count, radius);

export const cuuLong: Things = {
	'Gạo ST25 lúa tôm': thing(42, () => beside(sack(look('#f7f4ea', '#1d6b3a', ['rice'], { layout: 'split', accent: '#cfe3b4', weight: '5 kg' })), bowlOf(rice, '#fbf8ee', 0.55))),
	'Gạo Nàng Hoa 9 vụ mới': thing(42, () => beside(sack(look('#e9c64f', '#7b2d12', ['rice', 'blossom'], { layout: 'arch', accent: '#f8e7a6', weight: '5 kg' })), handful(rice, '#fbf6e4', 420, 0.6))),
	'Gạo tẻ Tài Nguyên Chợ Đào': thing(42, () => beside(sack(look('#2f6f9f', '#ffffff', ['bowl'], { layout: 'badge', accent: '#8fc1e3', weight: '5 kg' })), bowlOf(rice, '#f4efe0', 0.5, '#8fb3cf'), -1.15)),
	'Gạo lứt đỏ huyết rồng': thing(24, () => beside(small(look('#8c2f22', '#f6e3c8', ['rice'], { layout: 'frame', accent: '#e2b77c', weight: '1 kg' })), bowlOf(rice, '#8e3b2c', 0.5))),
	'Nếp cái hoa vàng': thing(24, () => beside(small(look('#f3e2a7', '#8a5a12', ['riceball'], { layout: 'badge', accent: '#fff6d8', weight: '1 kg' })), handful(bean(0.045, 0.035, 0.035), '#fffdf4', 380, 0.55))),
	'Gạo tím than hữu cơ': thing(24, () => beside(small(look('#d8c9a8', '#4b2a57', ['rice'], { layout: 'band', accent: '#5a3868', weight: '1 kg' }), { roughness: 0.9 }), bowlOf(rice, '#3a2440', 0.5))),
	'Yến mạch cán dẹt nấu nhanh': thing(25, () => beside(group(at(drum(0.62, 0.62, 2, matte('#e7d3ae')), 0, 0), jar({ radius: 0.64, height: 1.95, fill: '#e7d3ae', lid: '#8a5f33', isOpaque: true, label: look('#f7efe0', '#8a4f20', ['bowl'], { layout: 'badge', accent: '#efd9b0', weight: '1 kg' }) })), slices('#e8d6b0', 150, 0.09, 0.018, 0.07), 1.1, 0.4)),
	'Bột ngũ cốc 12 loại hạt rang': thing(22, () => beside(jar({ radius: 0.7, height: 1.7, fill: '#c9a06a', lid: '#5b7a3a', label: look('#fbf6e8', '#5b7a3a', ['beans', 'rice'], { layout: 'stripe', weight: '500 g' }) }), handful(bean(0.08, 0.06, 0.06), '#7a3b2a', 50, 0.4))),
	'Xoài Cát Hoà Lộc sấy dẻo': thing(22, () => beside(small(look('#f7b733', '#7a3b06', ['mango'], { layout: 'badge', accent: '#ffe39a', weight: '250 g' })), slices('#f0a224', 16, 0.34, 0.035, 0.13, 0.5))),
	'Mít sấy giòn nguyên múi': thing(22, () => beside(pillow({ width: 1.6, height: 2.2, depth: 0.7, print: look('#3f8f4a', '#fff6c9', ['pineapple'], { layout: 'split', accent: '#f4d34a', weight: '250 g' }) }), handful(bean(0.2, 0.09, 0.11), '#f2cf5a', 20, 0.5), 1.1, 0.5)),
	'Chuối sấy dẻo mật': thing(20, () => beside(small(look('#fbe9b5', '#6a3a12', ['banana'], { layout: 'band', accent: '#f2c438', weight: '300 g' }), { height: 1.8, width: 1.6 }), slices('#a8652a', 14, 0.34, 0.07, 0.09))),
	'Thanh long ruột đỏ sấy': thing(21, () => beside(small(look('#c5175a', '#ffffff', ['kiwi'], { layout: 'badge', accent: '#ff8fb8', weight: '200 g' })), repeat(5, (index) => at(turn(drum(0.26, 0.26, 0.05, matte('#c2185b')), 14 * (index % 3), 30 * index, 8), (index % 3) * 0.3 - 0.3, 0.05 * index, (index % 2) * 0.25)))),
	'Dừa sấy giòn vị muối biển': thing(20, () => beside(pillow({ width: 1.5, height: 2, depth: 0.65, print: look('#e8f4f4', '#1c7c86', ['coconut'], { layout: 'split', accent: '#9bd4d8', weight: '150 g' }) }), slices('#fffaf0', 26, 0.26, 0.025, 0.07))),
	'Mứt gừng dẻo không đường hoá học': thing(14, () => beside(jar({ radius: 0.66, height: 1.2, fill: '#d9a441', lid: '#7c4a1e', pieces: bean(0.15, 0.05, 0.1), label: look('#fff6e0', '#8a4b12', ['ginger'], { layout: 'frame' }) }), slices('#dba94a', 18, 0.22, 0.04, 0.12, 0.42))),
	'Khoai lang tím sấy thanh': thing(22, () => beside(small(look('#6a3d8f', '#ffffff', ['sweetpotato'], { layout: 'arch', accent: '#b48bd6', weight: '250 g' })), heap({ geometry: new CapsuleGeometry(0.05, 0.5, 4, 8), material: matte('#6b3f86'), count: 26, place: pile(0.5, 0.25) }))),
	'Mật ong hoa nhãn': thing(22, () => beside(bottle({ radius: 0.52, height: 2, neck: 0.2, shoulder: 0.62, color: '#e3a012', cap: '#f2f0e8', label: look('#fffaf0', '#a8610a', ['bee', 'blossom'], { layout: 'frame', weight: '500 ml' }), labelHeight: 0.4 }), honeyDipper(), 1, 0.4)),
	'Mật ong rừng U Minh': thing(20, () => jar({ radius: 0.72, height: 1.55, fill: '#8a4708', lid: '#2f2a22', label: look('#2c3b28', '#f0cf7a', ['honey'], { layout: 'frame', accent: '#f0cf7a', weight: '800 g' }) })),
	'Hạt điều rang muối còn vỏ lụa': thing(18, () => beside(jar({ radius: 0.72, height: 1.5, fill: '#b8793f', lid: '#b5382e', pieces: bean(0.15, 0.08, 0.08), label: look('#fff4df', '#b5382e', ['peanut'], { layout: 'band', accent: '#f3cf8f', weight: '500 g' }) }), handful(bean(0.15, 0.07, 0.08), '#c68a4e', 40, 0.5))),
	'Hạt sen khô Đồng Tháp': thing(22, () => beside(small(look('#f4e3e6', '#a83a62', ['lotus'], { layout: 'arch', accent: '#fbf4f1', weight: '500 g' })), handful(bean(0.1, 0.08, 0.08), '#f0e2c0', 90, 0.55))),
	'Hạt mắc ca nứt vỏ': thing(22, () => beside(small(look('#c39a6b', '#3d2614', ['chestnut'], { layout: 'stripe', weight: '500 g' }), { roughness: 0.95 }), handful(bean(0.12, 0.12, 0.12), '#6a3f22', 42, 0.55))),
	'Đậu phộng rang tỏi ớt': thing(22, () => beside(pillow({ width: 1.5, height: 2.1, depth: 0.7, print: look('#c9302c', '#ffe7a8', ['peanut', 'chili'], { layout: 'badge', accent: '#f4a12c', weight: '400 g' }) }), handful(bean(0.09, 0.065, 0.065), '#c8763a', 90, 0.5))),
	'Bánh pía sầu riêng trứng muối': thing(16, () => beside(packet({ width: 2.3, height: 0.8, depth: 1.3, color: '#c8102e', front: look('#c8102e', '#ffe08a', [], { layout: 'stripe', accent: '#ffe08a' }), top: look('#c8102e', '#ffe08a', ['egg'], { layout: 'frame', accent: '#ffe08a' }) }), group(drum(0.42, 0.4, 0.28, matte('#e8c27e'), 0.1), at(drum(0.14, 0.14, 0.01, matte('#c2402a')), 0, 0.275)), 1.75, 0.5), { shot: { el: 28 } }),
	'Kẹo dừa Bến Tre vị lá dứa': thing(18, () => beside(packet({ width: 1.9, height: 1.25, depth: 0.7, color: '#2f8f57', front: look('#2f8f57', '#fffbe0', ['coconut'], { layout: 'split', accent: '#8fd19b' }), side: look('#2f8f57', '#fffbe0', []) }), candies(), 1.3, 0.5)),
	'Đường thốt nốt An Giang': thing(20, () => beside(small(look('#efe0c2', '#7a4716', ['palm'], { layout: 'badge', accent: '#f8efd8', weight: '1 kg' }), { height: 1.7, roughness: 0.9 }), repeat(5, (index) => at(drum(0.24, 0.24, 0.2, matte('#b5793a'), 0.07), [0, 0.46, 0.2, -0.28, 0.7][index] ?? 0, index === 2 ? 0.2 : 0, [0, 0.1, 0.06, 0.36, 0.4][index] ?? 0)))),
	'Bánh tráng sữa Bến Tre': thing(26, () => group(repeat(9, (index) => at(turn(drum(1.05, 1.05, 0.025, matte('#f3e6c8', { roughness: 0.7 })), 0, index * 20), 0, 0.03 * index)), heap({ geometry: bean(0.03, 0.012, 0.02), material: matte('#4a3a22'), count: 130, place: (random) => [(random() - 0.5) * 1.4, 0.28, (random() - 0.5) * 1.4] }), at(turn(box(2.14, 0.34, 0.42, matte('#2f8f57', { roughness: 0.5 }), 0.03), 0, 0), 0, 0.14), at(turn(packetBand(), -90), 0, 0.32, 0)), { shot: { el: 36, az: -10 } }),
};

function packetBand(): Object3D {
	const made = packet({ width: 1.5, height: 0.38, depth: 0.02, color: '#2f8f57', front: look('#2f8f57', '#fffbe0', []) });
	return at(made, 0, -0.19);
}
function honeyDipper(): Object3D {
	const wood = matte('#b9854f');
	return turn(group(...[0, 1, 2, 3, 4].map((index) => at(drum(0.1 + Math.sin((index + 0.6) * 0.6) * 0.07, 0.1 + Math.sin((index + 0.6) * 0.6) * 0.07, 0.045, wood), 0, index * 0.065)), at(drum(0.035, 0.03, 1, wood), 0, 0.3)), 0, 0, -72);
}
function candies(): Object3D {
	return repeat(9, (index) => at(turn(group(box(0.34, 0.13, 0.17, matte(index % 2 === 0 ? '#a6cf8d' : '#f7f3e4')), at(egg(0.1, 0.02, 0.09, matte('#ffffff')), 0.2, 0), at(egg(0.1, 0.02, 0.09, matte('#ffffff')), -0.2, 0)), 0, index * 47), (index % 3) * 0.36 - 0.3, index > 5 ? 0.16 : 0.06, Math.floor((index % 6) / 3) * 0.32));
}
