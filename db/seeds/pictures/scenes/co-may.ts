import type { Object3D } from 'three';
import { pouch } from '../studio/bags.ts';
import { cloth, darker, gloss, leather, lighter, matte, metal, plastic, timber } from '../studio/materials.ts';
import { type Artwork, sticker, write } from '../studio/print.ts';
import { around, at, ball, box, cut, drum, egg, group, lathe, repeat, ring, rod, sized, turn, wrap } from '../studio/solids.ts';
import { bean, bottle, bowlOf, creamJar, handful, jar, leafSprig, petals, squeezeTube, tin } from './containers.ts';
import { thing, type Things } from './thing.ts';

const look = (ground: string, ink: string, art: readonly string[], rest: Partial<Artwork> = {}): Artwork => ({ brand: 'CỎ MÂY', ground, ink, art, ...rest });
const beside = (pack: Object3D, other: Object3D, x = 0.9, z = 0.45): Object3D => group(pack, at(other, x, 0, z));

const bullet = (color: string, shell: string, height = 1.5): Object3D =>
	group(
		drum(0.27, 0.27, height * 0.5, plastic(shell)),
		at(drum(0.22, 0.22, height * 0.22, metal('#d9b36a', 0.25)), 0, height * 0.5),
		at(lathe([[0, 0], [0.17, 0], [0.17, height * 0.3], [0.1, height * 0.46], [0, height * 0.48]], gloss(color), 0.06), 0, height * 0.7),
	);

function comb(): Object3D {
	const wood = timber('#a8703f');
	const teeth = Array.from({ length: 22 }, (_, index) => at(box(0.05, 0.8, 0.09, wood, 0.02), index * 0.105 - 1.1, 0.4));
	return group(...teeth, at(box(2.5, 0.5, 0.16, wood, 0.1), 0, 0.98));
}
function brush(length: number, hair: string, handle: string, wide: number): Object3D {
	return group(rod([0, 0, 0], [0, length * 0.6, 0], length * 0.035, timber(handle)), at(drum(length * 0.035, wide * 0.62, length * 0.16, metal('#d8b98a', 0.3)), 0, length * 0.58), at(lathe([[0, 0], [wide * 0.6, 0], [wide, length * 0.13], [wide * 0.5, length * 0.24], [0, length * 0.26]], matte(hair), 0.08), 0, length * 0.73));
}
const toothbrush = (color: string): Object3D => group(box(0.12, 2.1, 0.08, timber('#cfae78'), 0.04), at(box(0.13, 0.42, 0.05, matte(color), 0.01), 0, 0.83, 0.1));

export const coMay: Things = {
	'Nước hoa hồng Đà Lạt không cồn': thing(17, () => beside(bottle({ radius: 0.38, height: 1.9, neck: 0.15, shoulder: 0.78, color: '#f3b3bd', cap: '#f7f4ef', label: look('#fff7f5', '#b3405a', ['rose'], { layout: 'stripe', weight: '200 ml' }) }), petals(7, 0.3, '#d9506a', '#a82a48'))),
	'Sữa rửa mặt nghệ mật ong': thing(17, () => squeezeTube(1.9, 0.36, '#f4c14b', '#ffffff', look('#f4c14b', '#7a4a06', ['honey'], { layout: 'stripe' }))),
	'Kem dưỡng trầu không': thing(6, () => beside(creamJar(0.62, '#3f7a4f', '#f0ece0', look('#f6f4e8', '#2f6a40', ['leaf'])), leafSprig('#4f9a4a', 0.4), 0.6, 0.7)),
	'Mặt nạ bùn khoáng Tháp Bà': thing(7, () => beside(creamJar(0.62, '#8a8478', '#3a3632', look('#3a3632', '#e2dccd', ['wave']), 0.72), group(bowlOf(bean(0.01, 0.01, 0.01), '#8a8478', 0.4, '#e9e4da', 8)), 1.15)),
	'Son dưỡng gấc có màu nhẹ': thing(7, () => bullet('#e0482f', '#f4efe4')),
	'Kem chống nắng vật lý SPF 50': thing(15, () => squeezeTube(1.7, 0.36, '#ffffff', '#f08a2c', look('#ffffff', '#e0711a', ['sun'], { layout: 'badge', accent: '#ffe3bd' }))),
	'Xịt khoáng cấp ẩm lá neem': thing(18, () => bottle({ radius: 0.33, height: 2, neck: 0.16, shoulder: 0.82, color: '#d9ecd9', cap: '#ffffff', top: 'spray', isGlass: false, label: look('#d9ecd9', '#3a7a4a', ['herb', 'droplet'], { weight: '130 ml' }), labelHeight: 0.6 })),
	'Tẩy da chết cà phê': thing(7, () => beside(creamJar(0.66, '#5a3620', '#c9a06a', look('#c9a06a', '#3a2012', ['coffee']), 0.78), handful(bean(0.06, 0.04, 0.045), '#4a2817', 46, 0.36))),
	'Dầu gội bồ kết vỏ bưởi': thing(22, () => beside(bottle({ radius: 0.46, height: 1.9, neck: 0.16, shoulder: 0.78, color: '#4a2f1c', cap: '#22201e', top: 'pump', label: look('#f1e8d2', '#4a5a24', ['greens'], { layout: 'frame', weight: '500 ml' }) }), pods(), 0.8, 0.6)),
	'Xịt dưỡng tóc vỏ bưởi': thing(17, () => bottle({ radius: 0.32, height: 1.9, neck: 0.15, shoulder: 0.76, color: '#9fc25a', cap: '#22201e', top: 'spray', label: look('#fbfbe9', '#5a7a1e', ['melon'], { layout: 'split', accent: '#d8e6a0', weight: '140 ml' }) })),
	'Dầu dừa ép lạnh Bến Tre': thing(13, () => beside(jar({ radius: 0.56, height: 1.25, fill: '#f6f4ea', lid: '#c8a24a', label: look('#2f6a5a', '#ffffff', ['coconut'], { layout: 'stripe', accent: '#cfe3d8' }) }), halfCoconut(), 1.15)),
	'Xà bông thủ công cám gạo': thing(6, () => group(soapBar('#e3d0a0'), at(turn(soapBar('#d9c590'), 0, 34), 0.35, 0.5, 0.1), at(handful(bean(0.04, 0.02, 0.02), '#f0e2bd', 120, 0.4), 1.25, 0, 0.6)), { shot: { el: 24 } }),
	'Sữa tắm gừng muối biển': thing(22, () => bottle({ radius: 0.48, height: 1.9, neck: 0.16, shoulder: 0.8, color: '#f4d9a8', cap: '#ffffff', top: 'pump', isGlass: false, label: look('#f4d9a8', '#8a5414', ['ginger', 'wave'], { weight: '550 ml' }), labelHeight: 0.56 })),
	'Lược gỗ đàn hương': thing(5, comb, { shot: { az: -22, el: 24 } }),
	'Muối ngâm chân thảo dược': thing(18, () => beside(pouch({ width: 1.4, height: 1.9, depth: 0.7, print: look('#e9dccb', '#6a3f2a', ['salt', 'herb'], { layout: 'arch', accent: '#f8f2e6', weight: '500 g' }), back: '#e9dccb', roughness: 0.9 }), handful(bean(0.04, 0.04, 0.04), '#f0d6c4', 160, 0.45), 1.05)),
	'Cao xoa tràm gió': thing(3, () => group(tin(0.7, 0.34, look('#2f7a4a', '#ffffff', [], { layout: 'stripe' }), '#d5b25a'), at(turn(sticker(1.16, 1.16, (pen, w, h) => { pen.fillStyle = '#2f7a4a'; pen.beginPath(); pen.arc(w / 2, h / 2, w / 2, 0, 7); pen.fill(); write(pen, 'CỎ MÂY', w / 2, h / 2, w * 0.17, '#f3e2ad', w * 0.8); }), -90), 0, 0.345), at(leafSprig('#5f9a5a', 0.4), 0.5, 0, 0.75)), { shot: { el: 34 } }),
	'Tinh dầu sả chanh nguyên chất': thing(9, () => beside(bottle({ radius: 0.34, height: 1.15, neck: 0.15, shoulder: 0.66, color: '#7a3f12', cap: '#1f1f22', top: 'dropper', label: look('#fbf8e4', '#6a7a1e', ['lemon'], { layout: 'stripe', weight: '10 ml' }), labelHeight: 0.5 }), turn(at(egg(0.3, 0.24, 0.24, matte('#f0d23a')), 0, 0.24), 0, 30, 0), 0.7)),
	'Bàn chải tre than hoạt tính': thing(20, () => group(...['#2b2b2b', '#3a4a3a', '#2b2b2b', '#3f3a36'].map((color, index) => turn(wrap(at(toothbrush(color), index * 0.42 - 0.6, 1.05)), 0, 0, index * 3 - 4))), { shot: { el: 6 } }),
	'Bông rửa mặt xơ mướp': thing(8, () => loofah(), { shot: { el: 30 } }),
	'Son kem lì lâu trôi': thing(11, (tint) => group(drum(0.2, 0.2, 0.95, gloss(tint, { roughness: 0.1 })), at(drum(0.205, 0.205, 0.9, plastic('#1f1d20')), 0, 0.97), at(drum(0.207, 0.207, 0.06, metal('#d8b26a', 0.2)), 0, 0.94), at(group(at(turn(rod([0, 0, 0], [1.2, 0, 0], 0.03, plastic('#1f1d20')), 0, 24), 0, 0.06), at(egg(0.13, 0.05, 0.05, gloss(tint)), 1.2, 0.06, -0.5)), 0.3, 0, 0.5), at(turn(sized(ball(0.3, gloss(tint)), 1.6, 0.12, 0.7), 0, 20), -0.75, 0.02, 0.5)), { tint: '#d8343b', shot: { el: 18 } }),
	'Phấn nước che phủ mỏng': thing(8, () => cushion(), { shot: { el: 26, az: -24 } }),
	'Phấn má kem dạng thỏi': thing(8, (tint) => group(drum(0.32, 0.32, 0.7, plastic('#f2e3da')), at(drum(0.28, 0.28, 0.1, metal('#d8a68a', 0.25)), 0, 0.7), at(lathe([[0, 0], [0.24, 0], [0.24, 0.34], [0.12, 0.46], [0, 0.48]], gloss(tint, { roughness: 0.5 }), 0.12), 0, 0.8), at(drum(0.33, 0.33, 0.8, plastic('#f2e3da')), 0.85, 0, 0.2), at(sized(ball(0.4, matte(tint)), 1.3, 0.06, 0.6), 0.1, 0.01, 0.75)), { tint: '#f4b6c6' }),
	'Bút kẻ mày hai đầu': thing(2, (tint) => group(turn(at(rod([-1.3, 0.1, 0], [0.8, 0.1, 0], 0.09, plastic(tint)), 0, 0), 0, 0), rod([0.8, 0.1, 0], [1.02, 0.1, 0], 0.05, matte(darker(tint, 0.2))), at(turn(drum(0.05, 0, 0.12, matte(tint)), 0, 0, -90), 1.02, 0.1), rod([-1.3, 0.1, 0], [-1.42, 0.1, 0], 0.05, metal()), around(1, () => at(egg(0.2, 0.06, 0.06, matte('#3a2d26')), -1.6, 0.1)), at(turn(rod([0, 0.1, 0], [0.75, 0.1, 0], 0.1, plastic(lighter(tint, 0.1))), 0, 25), -0.2, 0, 0.5), at(sized(ball(0.4, matte(tint)), 1.6, 0.03, 0.1), 0.6, 0.01, -0.45)), { tint: '#7b5236', shot: { el: 30, az: -14 } }),
	'Bộ cọ trang điểm tám cây': thing(19, () => group(...[0.3, 0.24, 0.2, 0.17, 0.15, 0.12, 0.1, 0.08].map((wide, index) => turn(wrap(at(brush(2.3 - index * 0.11, index % 2 === 0 ? '#7a5240' : '#c9a58a', '#3a2a22', wide), index * 0.42 - 1.5, 0.05)), 0, 0, 0)), at(box(3.7, 0.7, 0.26, leather('#d3a99a'), 0.1), 0, 0.35)), { shot: { el: 8 } }),
	'Nước tẩy trang rau má': thing(20, () => bottle({ radius: 0.46, height: 2, neck: 0.17, shoulder: 0.8, color: '#bfe3b4', cap: '#3f8a4a', top: 'flip', label: look('#ffffff', '#2f7a3f', ['clover'], { layout: 'badge', accent: '#dff1d6', weight: '400 ml' }) })),
};

const pods = (): Object3D => repeat(3, (index) => at(turn(box(0.8, 0.05, 0.14, matte('#3a2416'), 0.04), 0, index * 30 - 20, 4), 0.1, 0.04 + index * 0.04, index * 0.1));
function halfCoconut(): Object3D {
	return turn(wrap(at(group(lathe([[0, 0], [0.35, 0.05], [0.55, 0.3], [0.58, 0.5], [0.52, 0.5]], matte('#6a4327')), lathe([[0, 0.12], [0.3, 0.16], [0.46, 0.34], [0.52, 0.5], [0.56, 0.5]], matte('#fffdf6'))), 0, 0.02)), 28, 0, 10);
}
const soapBar = (color: string): Object3D => group(at(box(1.5, 0.5, 0.95, matte(color, { roughness: 0.55 }), 0.12), 0, 0.25), at(turn(sticker(0.9, 0.36, (pen, w, h) => write(pen, 'CỎ MÂY', w / 2, h / 2, h * 0.6, 'rgb(110 80 40 / 0.55)', w)), -90), 0, 0.503));
function loofah(): Object3D {
	const sponge = matte('#e2cf9c', { roughness: 1 });
	return group(at(turn(lathe([[0, 0], [0.62, 0], [0.66, 0.1], [0.66, 0.34], [0.62, 0.44], [0, 0.44]], sponge, 0.1), 0), 0, 0), ...[0, 1, 2, 3].map((hole) => at(drum(0.15, 0.15, 0.01, matte('#b39a62')), Math.cos(hole * 1.57) * 0.3, 0.44, Math.sin(hole * 1.57) * 0.3)), at(turn(heapOfFibres(), 0), 0, 0.4), at(ring(0.3, 0.025, cloth('#c9b48a')), 0.7, 0.3, 0.2));
}
const heapOfFibres = (): Object3D => handful(bean(0.22, 0.012, 0.012), '#eadcae', 240, 0.6);
function cushion(): Object3D {
	const shell = gloss('#f3ded4');
	const mirror = metal('#e8eef2', 0.05);
	return group(at(drum(0.95, 0.95, 0.24, shell, 0.1), 0, 0), at(drum(0.74, 0.74, 0.02, matte('#e3b796')), 0, 0.235), at(turn(wrap(group(drum(0.95, 0.95, 0.12, shell, 0.05), at(drum(0.8, 0.8, 0.02, mirror), 0, 0.115))), 80), 0, 0.98, -1), at(drum(0.5, 0.46, 0.16, cloth('#f5c9b8'), 0.06), 0.9, 0, 0.85), at(cut('M-30 -3 L30 -3 L30 3 L-30 3Z', 0.02, cloth('#d98a76'), 0.004), 0.9, 0.18, 0.85));
}
