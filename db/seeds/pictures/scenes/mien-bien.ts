import type { Object3D } from 'three';
import { brick, packet, pillow, pouch } from '../studio/bags.ts';
import { gloss, matte, mixed, plastic } from '../studio/materials.ts';
import type { Artwork } from '../studio/print.ts';
import { around, at, ball, box, cut, drum, egg, group, lathe, repeat, sized, tube, turn, wrap } from '../studio/solids.ts';
import { bean, bottle, bowlOf, handful, jar, leafSprig } from './containers.ts';
import { thing, type Things } from './thing.ts';

const look = (ground: string, ink: string, art: readonly string[], rest: Partial<Artwork> = {}): Artwork => ({ brand: 'MIỀN BIỂN', ground, ink, art, ...rest });
const beside = (pack: Object3D, other: Object3D, x = 1.1, z = 0.5): Object3D => group(pack, at(other, x, 0, z));
const small = (print: Artwork, height = 2): Object3D => pouch({ width: 1.5, height, depth: 0.7, print, back: print.ground });
const lay = (part: Object3D, y = 0): Object3D => at(wrap(turn(wrap(part), -90)), 0, 0.05 + y);
const pod = (color: string): Object3D => group(tube([[0, 0, 0], [0.25, 0.02, 0.02], [0.48, 0.03, -0.06], [0.6, 0, -0.16]], 0.07, gloss(color)), tube([[0, 0, 0], [-0.1, 0.05, 0.02], [-0.18, 0.04, 0.05]], 0.025, matte('#4c7a2e')));

function fish(length: number, color: string, depth = 0.34): Object3D {
	const s = length * 100;
	const body = `M0 0 C${s * 0.12} ${-s * depth * 0.55} ${s * 0.45} ${-s * depth * 0.6} ${s * 0.78} ${-s * 0.03} L${s} ${-s * 0.15} L${s * 0.94} 0 L${s} ${s * 0.15} L${s * 0.78} ${s * 0.03} C${s * 0.45} ${s * depth * 0.6} ${s * 0.12} ${s * depth * 0.55} 0 0Z`;
	return group(
		cut(body, 0.12, matte(color, { roughness: 0.5 }), 0.045),
		at(cut(`M0 0 C${s * 0.1} ${-s * 0.08} ${s * 0.35} ${-s * 0.08} ${s * 0.42} 0Z`, 0.05, matte(mixed(color, '#5a4020', 0.35)), 0.01), s * 0.0025, length * depth * 0.42),
		at(ball(length * 0.025, gloss('#1c1a18')), length * 0.12, length * 0.03, 0.06),
		at(cut(`M0 ${-s * 0.08} Q${s * 0.07} 0 0 ${s * 0.08}`, 0.02, matte(mixed(color, '#3a2a18', 0.5)), 0.004), length * 0.2, 0, 0.055),
	);
}

function squid(length: number, color: string): Object3D {
	const s = length * 100;
	const arm = (index: number): Object3D => tube([[(index - 3) * length * 0.05, -length * 0.62, 0], [(index - 3) * length * 0.075, -length * 0.82, 0.02], [(index - 3) * length * 0.11, -length * (0.96 + (index % 2) * 0.07), 0]], length * 0.018, matte(color));
	return group(
		cut(`M0 0 L${s * 0.26} ${s * 0.24} L${s * 0.17} ${s * 0.27} C${s * 0.2} ${s * 0.4} ${s * 0.17} ${s * 0.5} ${s * 0.12} ${s * 0.55} L${-s * 0.12} ${s * 0.55} C${-s * 0.17} ${s * 0.5} ${-s * 0.2} ${s * 0.4} ${-s * 0.17} ${s * 0.27} L${-s * 0.26} ${s * 0.24}Z`, 0.09, matte(color, { roughness: 0.55 }), 0.04),
		at(egg(length * 0.09, length * 0.07, 0.06, matte(mixed(color, '#8a3f3a', 0.3))), 0, -length * 0.6),
		at(ball(length * 0.024, gloss('#201816')), length * 0.06, -length * 0.6, 0.05),
		at(ball(length * 0.024, gloss('#201816')), -length * 0.06, -length * 0.6, 0.05),
		repeat(7, arm),
	);
}

function shrimp(size: number, color: string): Object3D {
	const skin = matte(color, { roughness: 0.5 });
	return group(
		...[0, 1, 2, 3, 4, 5].map((index) => {
			const angle = index * 0.62;
			return at(turn(wrap(sized(ball(1, skin), size * (0.17 - index * 0.014), size * (0.15 - index * 0.016), size * (0.13 - index * 0.012))), 0, 0, (angle * 180) / Math.PI), Math.cos(angle) * size * 0.32, Math.sin(angle) * size * 0.32);
		}),
		at(cut(`M0 0 L${size * 22} ${-size * 8} L${size * 22} ${size * 12}Z`, 0.03, skin, 0.008), -size * 0.42, -size * 0.08),
	);
}
const scattered = (count: number, part: (index: number) => Object3D, wide = 0.34): Object3D => repeat(count, (index) => at(turn(wrap(part(index)), -80, 0, index * 67), (index % 3) * wide - wide, 0.08 + Math.floor(index / 6) * 0.09, Math.floor((index % 6) / 3) * wide));
const garlicBulb = (size: number): Object3D => group(at(around(7, (_, angle) => at(sized(ball(size * 0.48, matte('#f4ece2')), 0.8, 1, 0.8), Math.cos(angle) * size * 0.3, 0, Math.sin(angle) * size * 0.3)), 0, size * 0.46), at(lathe([[0, 0], [size * 0.4, 0], [size * 0.1, size * 0.4], [size * 0.07, size * 0.8], [0, size * 0.8]], matte('#efe4d6')), 0, size * 0.6));
const tray = (content: Object3D, color = '#1f2a33'): Object3D => group(lathe([[0, 0], [1.1, 0], [1.35, 0.2], [1.3, 0.2], [1.08, 0.04], [0, 0.04]], plastic(color)), at(content, 0, 0.06));

export const mienBien: Things = {
	'Nước mắm cốt nhĩ cá cơm 40 độ đạm': thing(27, () => bottle({ radius: 0.4, height: 2.4, neck: 0.15, shoulder: 0.64, color: '#8a3a0c', cap: '#b3261a', label: look('#f6ead0', '#a3201a', ['fish'], { layout: 'frame', weight: '500 ml' }), labelHeight: 0.4 }), { shot: { el: 10 } }),
	'Nước mắm chấm tỏi ớt pha sẵn': thing(24, () => beside(bottle({ radius: 0.42, height: 2.1, neck: 0.17, shoulder: 0.7, color: '#c9701c', cap: '#2f8f4f', top: 'flip', label: look('#e43d2c', '#fff4c9', ['garlic', 'chili'], { layout: 'split', accent: '#f6b23c', weight: '500 ml' }) }), group(garlicBulb(0.32), at(pod('#c1121f'), 0.35, 0.06, 0.3)), 0.9)),
	'Mực một nắng Phan Thiết': thing(4, () => tray(group(at(lay(squid(1.5, '#e9c9b4')), -0.4, 0.08, -0.7), at(lay(squid(1.4, '#e2bfa9')), 0.42, 0.1, -0.65)), '#2c5a6b'), { shot: { el: 48, az: 0 } }),
	'Khô mực xé sợi cay': thing(21, () => beside(pouch({ width: 1.5, height: 2, depth: 0.7, print: look('#7a1f1a', '#ffd98a', ['squid', 'chili'], { layout: 'badge', accent: '#c43a24', weight: '250 g' }), back: '#7a1f1a' }), handful(bean(0.26, 0.022, 0.03), '#cf7a3c', 90, 0.5))),
	'Khô cá chỉ vàng': thing(3, () => tray(repeat(7, (index) => at(turn(lay(fish(1.0, '#d9a441', 0.42)), 0, index * 51), 0, index * 0.05, 0)), '#8a6a44'), { shot: { el: 46 } }),
	'Khô cá dứa một nắng Cần Giờ': thing(5, () => group(at(box(3, 0.12, 1.7, matte('#b98a5a'), 0.05), 0, 0.06), at(lay(fish(2.5, '#d9c7a8', 0.3)), -1.25, 0.18, -0.3), at(lay(fish(2.3, '#cdb594', 0.3)), -1.15, 0.18, 0.36), at(leafSprig('#4f8a3f'), 0.9, 0.12, 0.7)), { shot: { el: 40, az: -6 } }),
	'Tôm khô đất loại một': thing(10, () => group(bowlOf(bean(0.01, 0.01, 0.01), '#d9602e', 0.85, '#f2efe8', 20), at(scattered(16, () => shrimp(0.42, '#e0662f'), 0.36), 0, 0.42, -0.2), at(scattered(3, () => shrimp(0.42, '#d95a28')), 1.2, 0, 0.5)), { shot: { el: 32 } }),
	'Chà bông tôm tươi': thing(13, () => beside(jar({ radius: 0.62, height: 1.35, fill: '#e58a4a', lid: '#e2573a', pieces: bean(0.12, 0.02, 0.02), label: look('#fff4e8', '#d2452a', ['shrimp'], { layout: 'badge', accent: '#f9cdb0', weight: '200 g' }) }), handful(bean(0.12, 0.016, 0.02), '#ea9a5c', 160, 0.42))),
	'Ruốc chà bông cá hồi': thing(12, () => beside(jar({ radius: 0.55, height: 1.2, fill: '#f0b48a', lid: '#4f8fae', pieces: bean(0.12, 0.02, 0.02), label: look('#e6f2f7', '#2a6a8a', ['fish'], { layout: 'split', accent: '#b6dbe9', weight: '150 g' }) }), bowlOf(bean(0.1, 0.016, 0.02), '#f2bd96', 0.42, '#f7f3ea', 220))),
	'Mắm ruốc Huế': thing(12, () => jar({ radius: 0.64, height: 1.15, fill: '#7a3a4a', lid: '#8a2434', label: look('#f6e3d2', '#7a2434', ['shrimp'], { layout: 'frame', weight: '400 g' }) })),
	'Mắm tôm chua Gò Công': thing(15, () => beside(jar({ radius: 0.56, height: 1.5, fill: '#e2622f', lid: '#f3efe6', pieces: bean(0.14, 0.07, 0.08), label: look('#fdf3dc', '#b8431a', ['shrimp', 'chili'], { layout: 'arch', accent: '#f7cfa4' }) }), pod('#c1121f'))),
	'Cá cơm rim mè cay': thing(11, () => beside(jar({ radius: 0.66, height: 1.0, fill: '#8a3f1a', lid: '#2f2a26', pieces: bean(0.2, 0.035, 0.05), label: look('#2f2a26', '#f2b53a', ['fish', 'chili'], { layout: 'stripe', accent: '#c43a24' }) }), handful(bean(0.22, 0.03, 0.045), '#9a4a20', 34, 0.42))),
	'Rong nho tươi tách nước': thing(8, () => group(bowlOf(bean(0.055, 0.055, 0.055), '#5a9a3a', 0.8, '#f4f1ea', 900), at(handful(bean(0.05, 0.05, 0.05), '#4f8f34', 60, 0.3), 1.1, 0, 0.4)), { shot: { el: 30 } }),
	'Rong biển cuốn cơm': thing(22, () => beside(packet({ width: 1.7, height: 2, depth: 0.25, color: '#1f4a3a', front: look('#1f4a3a', '#f2ead2', ['sushi'], { layout: 'badge', accent: '#4f8a6a', weight: '10 lá' }) }), at(repeat(4, (index) => at(turn(box(0.9, 0.015, 0.9, matte('#16261c', { roughness: 0.5 }), 0.005), 0, index * 11), 0, 0.02 + index * 0.022)), 0.2, 0, 0.2), 1.15)),
	'Bò khô sợi vị sả': thing(20, () => beside(pouch({ width: 1.5, height: 1.95, depth: 0.7, print: look('#3a1f16', '#f0c27a', ['meat'], { layout: 'arch', accent: '#8a3a24', weight: '250 g' }), back: '#3a1f16' }), handful(bean(0.24, 0.04, 0.05), '#6b2a1a', 44, 0.48))),
	'Gà khô lá chanh': thing(20, () => beside(pouch({ width: 1.55, height: 1.8, depth: 0.7, print: look('#e8c23a', '#2f6b2a', ['poultry', 'herb'], { layout: 'split', accent: '#fbeeb0', weight: '300 g' }), back: '#e8c23a' }), group(handful(bean(0.2, 0.03, 0.04), '#cf9448', 60, 0.46), at(leafSprig('#3f8a34', 0.3), 0, 0.1, 0.5)))),
	'Muối tôm Tây Ninh': thing(11, () => beside(jar({ radius: 0.5, height: 1.1, fill: '#d9612c', lid: '#d9412c', label: look('#fff0dc', '#c4361c', ['shrimp'], { layout: 'band', accent: '#f8c49a', weight: '250 g' }) }), handful(bean(0.025, 0.025, 0.025), '#dd6a34', 360, 0.4))),
	'Muối hầm than tre': thing(16, () => beside(group(drum(0.42, 0.42, 1.6, matte('#b8a35a')), at(drum(0.44, 0.44, 0.08, matte('#8a7a3a')), 0, 0.5), at(drum(0.44, 0.44, 0.08, matte('#8a7a3a')), 0, 1.2), at(drum(0.4, 0.4, 0.06, matte('#8a6a3a')), 0, 1.6)), bowlOf(bean(0.03, 0.03, 0.03), '#dcdad2', 0.48, '#3a3a3a', 420))),
	'Tỏi cô đơn Lý Sơn': thing(9, () => group(lathe([[0, 0], [0.95, 0], [1.15, 0.42], [1.08, 0.44], [0.9, 0.08], [0, 0.06]], matte('#b98a54')), ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) => at(soloGarlic(0.3), index === 7 ? 0 : Math.cos(index * 0.9) * 0.55, index === 7 ? 0.62 : 0.22, index === 7 ? 0.1 : Math.sin(index * 0.9) * 0.55)), at(soloGarlic(0.3), 1.4, 0, 0.6), at(soloGarlic(0.26), 1.0, 0, 1.0)), { shot: { el: 26 } }),
	'Sa tế tôm ớt': thing(10, () => beside(jar({ radius: 0.52, height: 1.0, fill: '#b3200f', lid: '#f0b323', label: look('#f6c63a', '#a3180f', ['chili', 'shrimp'], { layout: 'stripe', accent: '#a3180f' }) }), group(pod('#c1121f'), at(pod('#d6301f'), 0.1, 0, 0.3)))),
	'Bột nêm hải sản không bột ngọt': thing(19, () => beside(small(look('#2f7fae', '#ffffff', ['shrimp', 'mushroom'], { layout: 'split', accent: '#8fcbe6', weight: '250 g' }), 1.9), handful(bean(0.022, 0.022, 0.03), '#d8b078', 420, 0.42))),
	'Giấm gạo lên men tự nhiên': thing(25, () => bottle({ radius: 0.38, height: 2.2, neck: 0.14, shoulder: 0.58, color: '#ead9a0', cap: '#e9dfc2', top: 'cork', label: look('#ffffff', '#6a7a2a', ['rice'], { layout: 'leafy', accent: '#a9b86a', weight: '550 ml' }) })),
	'Yến sào chưng đường phèn hạt sen': thing(14, () => group(packet({ width: 2.4, height: 1.7, depth: 0.9, color: '#a3152c', front: look('#a3152c', '#f3d084', ['nest'], { layout: 'frame', accent: '#f3d084' }), side: look('#a3152c', '#f3d084', []) }), ...[0, 1, 2].map((index) => at(sized(jar({ radius: 0.62, height: 1, fill: '#f2e2b4', lid: '#c8a24a', label: look('#a3152c', '#f3d084', [], { layout: 'stripe' }) }), 0.5), index * 0.72 - 0.6, 0, 0.95)))),
	'Bánh tráng cuốn hải sản Nha Trang': thing(4, () => group(repeat(14, (index) => at(drum(1.1, 1.1, 0.016, matte('#f6f2e6', { transparent: true, opacity: 0.92 })), 0, index * 0.026)), at(turn(wrap(packet({ width: 1.1, height: 1.1, depth: 0.02, color: '#2f7fae', front: look('#2f7fae', '#ffffff', ['wave'], { layout: 'badge', accent: '#8fcbe6' }) })), -90), 0, 0.4, 0.55)), { shot: { el: 44, az: -10 } }),
	'Gạo sữa Phú Yên': thing(42, () => beside(brick({ width: 1.7, height: 2.5, depth: 0.8, print: look('#ffffff', '#2f6f9f', ['milk', 'rice'], { layout: 'band', accent: '#dbeaf4', weight: '5 kg' }), back: '#f4f4f0' }), bowlOf(bean(0.04, 0.026, 0.026), '#fffdf6', 0.55, '#2f6f9f', 420))),
};

function soloGarlic(size: number): Object3D {
	return group(at(sized(ball(size, matte('#e9dcd6')), 1, 0.92, 1), 0, size * 0.85), at(lathe([[0, 0], [size * 0.45, 0], [size * 0.12, size * 0.3], [size * 0.08, size * 0.7], [0, size * 0.72]], matte('#d9c3b4')), 0, size * 1.5));
}
