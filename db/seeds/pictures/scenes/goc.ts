import type { Object3D } from 'three';
import { packet } from '../studio/bags.ts';
import { cloth, darker, glowing, gloss, leather, lighter, matte, metal, mixed, plastic, rubber, steel } from '../studio/materials.ts';
import { artOf, smallPrint, sticker, write } from '../studio/print.ts';
import { at, ball, box, cut, drum, group, lathe, repeat, ring, rod, sized, tube, turn, wrap } from '../studio/solids.ts';
import type { Pen } from '../studio/textures.ts';
import { thing, type Things } from './thing.ts';

type Draw = (pen: Pen, w: number, h: number) => void;
const desktop: Draw = (pen, w, h) => {
	const fade = pen.createLinearGradient(0, 0, w, h);
	fade.addColorStop(0, '#23466f');
	fade.addColorStop(0.6, '#4f93a8');
	fade.addColorStop(1, '#f0c98a');
	pen.fillStyle = fade;
	pen.fillRect(0, 0, w, h);
	pen.fillStyle = 'rgb(255 255 255 / 0.92)';
	pen.beginPath();
	pen.roundRect(w * 0.12, h * 0.14, w * 0.48, h * 0.58, 8);
	pen.fill();
	smallPrint(pen, w * 0.16, h * 0.22, w * 0.38, 9, '#7c8896', h * 0.05);
	pen.fillStyle = 'rgb(20 30 40 / 0.6)';
	pen.fillRect(0, h * 0.92, w, h * 0.08);
	for (let icon = 0; icon < 6; icon += 1) {
		pen.fillStyle = ['#5fb7ff', '#ffd166', '#8fe3c8', '#ff9a8b', '#c7a3ff', '#ffffff'][icon] ?? '#fff';
		pen.fillRect(w * (0.36 + icon * 0.05), h * 0.935, w * 0.03, h * 0.05);
	}
};
const keys = (columns: number, rows: number, wide: number, tall: number, color: string, ink: string): Object3D => {
	const [w, h] = [wide / columns, tall / rows];
	return group(...Array.from({ length: columns * rows }, (_, index) => {
		const [x, y] = [index % columns, Math.floor(index / columns)];
		if (y === rows - 1 && x > 3 && x < 9) return x === 4 ? at(box(w * 4.9, 0.12, h * 0.84, plastic(color), 0.03), (x + 2.5) * w - wide / 2, 0.06, (y + 0.5) * h - tall / 2) : undefined;
		return at(box(w * 0.86, 0.12, h * 0.84, plastic(x === 0 || x === columns - 1 ? ink : color), 0.03), (x + 0.5) * w - wide / 2, 0.06, (y + 0.5) * h - tall / 2);
	}));
};
const screenOf = (w: number, h: number, depth: number, frame: string, draw: Draw = desktop): Object3D => group(box(w, h, depth, plastic(frame), 0.05), at(sticker(w * 0.965, h * 0.94, draw, 0.25), 0, 0.01, depth / 2 + 0.004));
const mouse = (tint: string): Object3D => group(sized(lathe([[0, 0], [0.98, 0], [1, 0.12], [0.9, 0.5], [0.55, 0.72], [0, 0.78]], plastic(tint), 0.16), 0.62, 0.72, 1), at(box(0.02, 0.06, 0.8, matte(darker(tint, 0.35)), 0.005), 0, 0.5, 0.52), at(turn(wrap(drum(0.12, 0.12, 0.09, rubber(tint === '#1f2430' ? '#5a626c' : '#3a4048'))), 0, 0, 90), 0.045, 0.49, 0.48));
const book = (w: number, h: number, d: number, color: string, cover: Draw): Object3D => group(at(box(w * 0.97, h * 0.97, d * 0.86, matte('#f6f1e4'), 0.01), 0.01, h / 2), at(box(w, h, d * 0.07, matte(color), 0.012), 0, h / 2, d * 0.47), at(box(w, h, d * 0.07, matte(color), 0.012), 0, h / 2, -d * 0.47), at(box(d * 0.08, h, d, matte(darker(color, 0.12)), 0.02), -w / 2, h / 2), at(sticker(w * 0.985, h * 0.985, cover), 0, h / 2, d * 0.51));
const standing = (made: Object3D, angle = 22): Object3D => turn(wrap(made), 0, angle);
const pen_ = (color: string, length = 2.2): Object3D => group(rod([0, 0.09, 0], [length * 0.72, 0.09, 0], 0.085, plastic(color, { transparent: true, opacity: 0.95 })), rod([length * 0.72, 0.09, 0], [length * 0.9, 0.09, 0], 0.08, plastic(lighter(color, 0.4))), at(turn(drum(0.07, 0.012, 0.26, metal()), 0, 0, -90), length * 0.9, 0.09), at(box(length * 0.3, 0.04, 0.05, plastic(color), 0.01), length * 0.14, 0.2), at(turn(drum(0.05, 0.04, 0.14, metal()), 0, 0, 90), 0, 0.09));
const scene: Readonly<Record<string, (ground: string, sky: string) => Draw>> = {
	road: (ground, sky) => (pen, w, h) => { pen.fillStyle = sky; pen.fillRect(0, 0, w, h); pen.fillStyle = '#f3d9a0'; pen.beginPath(); pen.arc(w * 0.68, h * 0.36, w * 0.15, 0, 7); pen.fill(); pen.fillStyle = ground; pen.beginPath(); pen.moveTo(0, h * 0.62); pen.lineTo(w * 0.3, h * 0.4); pen.lineTo(w * 0.55, h * 0.58); pen.lineTo(w * 0.8, h * 0.46); pen.lineTo(w, h * 0.6); pen.lineTo(w, h); pen.lineTo(0, h); pen.fill(); pen.fillStyle = '#3a3f45'; pen.beginPath(); pen.moveTo(w * 0.48, h * 0.6); pen.lineTo(w * 0.54, h * 0.6); pen.lineTo(w * 0.85, h); pen.lineTo(w * 0.15, h); pen.fill(); pen.strokeStyle = '#f7e9b8'; pen.lineWidth = w * 0.015; pen.setLineDash([h * 0.04, h * 0.03]); pen.beginPath(); pen.moveTo(w * 0.51, h * 0.62); pen.lineTo(w * 0.5, h); pen.stroke(); pen.setLineDash([]); write(pen, 'GÓC SÁCH', w / 2, h * 0.13, h * 0.07, '#fff8e6', w * 0.7); },
};
const artBook = (ground: string, art: readonly string[], ink = '#fffaf0'): Draw => (pen, w, h) => { pen.fillStyle = ground; pen.fillRect(0, 0, w, h); pen.fillStyle = 'rgb(255 255 255 / 0.18)'; pen.beginPath(); pen.arc(w / 2, h * 0.58, w * 0.42, 0, 7); pen.fill(); for (const [index, name] of art.entries()) { const s = w * (art.length > 1 ? 0.44 : 0.66); pen.drawImage(artOf(name), w * (art.length > 1 ? 0.26 + (index % 2) * 0.48 : 0.5) - s / 2, h * (art.length > 1 ? 0.46 + Math.floor(index / 2) * 0.24 : 0.58) - s / 2, s, s); } write(pen, 'GÓC SÁCH', w / 2, h * 0.14, h * 0.07, ink, w * 0.7); smallPrint(pen, w * 0.3, h * 0.22, w * 0.4, 1, ink, h * 0.03); };

export const goc: Things = {
	'Máy tính xách tay 14 inch cho học tập': thing(23, (tint) => laptop(tint), { tint: '#cfd4da', shot: { el: 20, az: -24 } }),
	'Máy tính để bàn mini': thing(20, () => group(standing(group(at(box(1.7, 0.5, 1.7, metal('#4a5058', 0.4), 0.1), 0, 0.3), at(box(0.3, 0.08, 0.02, matte('#15181b'), 0.01), -0.5, 0.36, 0.86), at(box(0.3, 0.08, 0.02, matte('#15181b'), 0.01), -0.1, 0.36, 0.86), at(ball(0.04, glowing('#5fb7ff', 1)), 0.6, 0.36, 0.85), at(box(1.4, 0.06, 1.4, rubber(), 0.03), 0, 0.03)), 24), at(screenOf(2.9, 1.7, 0.1, '#1b1e22'), 0.4, 1.75, -1.5), rod([0.4, 0.1, -1.6], [0.4, 1.2, -1.6], 0.09, steel()), at(box(1, 0.06, 0.7, steel(), 0.03), 0.4, 0.03, -1.5), at(sized(mouse('#3a4048'), 0.42), 1.5, 0, 0.5)), { shot: { el: 16 } }),
	'Màn hình 24 inch viền mỏng': thing(42, () => group(at(screenOf(3.5, 2.05, 0.09, '#17191c'), 0, 1.75), rod([0, 0.08, -0.2], [0, 1.4, -0.14], 0.1, metal('#4a5058', 0.4)), at(box(1.3, 0.06, 0.85, metal('#4a5058', 0.4), 0.03), 0, 0.03, -0.1))),
	'Giá nâng máy tính bằng nhôm': thing(20, () => standing(laptopStand(), 30), { shot: { el: 22 } }),
	'Bộ chia cổng USB-C bảy trong một': thing(3, () => group(turn(wrap(group(at(box(2.4, 0.28, 0.9, metal('#7c858f', 0.38), 0.08), 0, 0.15), ...[-0.85, -0.4, 0.05].map((x) => at(group(box(0.34, 0.14, 0.02, matte('#12151a'), 0.01), at(box(0.26, 0.05, 0.03, matte('#3f7fc4'), 0.01), 0, 0.02)), x, 0.15, 0.455)), at(box(0.36, 0.12, 0.02, matte('#12151a'), 0.02), 0.5, 0.15, 0.455), at(box(0.24, 0.09, 0.02, matte('#12151a'), 0.04), 0.95, 0.15, 0.455))), 0, 12), tube([[-1.15, 0.15, -0.2], [-1.8, 0.3, -0.4], [-2, 0.12, 0.3], [-1.7, 0.1, 0.9]], 0.06, rubber('#3a4048')), at(turn(group(box(0.2, 0.44, 0.12, metal('#7c858f', 0.38), 0.04), at(box(0.15, 0.18, 0.06, steel(), 0.02), 0, 0.3)), 86, 0, -30), -1.58, 0.1, 1.15)), { shot: { el: 28 } }),
	'Webcam Full HD có nắp che': thing(7, () => group(at(box(2.1, 0.66, 0.6, plastic('#22262b'), 0.28), 0, 0.95), at(turn(wrap(group(drum(0.3, 0.29, 0.08, metal('#3a4048', 0.3)), at(drum(0.22, 0.22, 0.02, gloss('#0b0e12')), 0, 0.08), at(drum(0.09, 0.09, 0.01, gloss('#3f5fa8')), 0, 0.1))), 90), 0, 0.95, 0.28), at(box(0.5, 0.58, 0.05, plastic('#d8343b'), 0.04), 0.42, 0.95, 0.34), ...[-0.75, 0.82].map((x) => at(repeat(3, (index) => at(box(0.02, 0.16, 0.02, matte('#0f1215'), 0.005), index * 0.06, 0)), x, 0.95, 0.29)), at(box(0.7, 0.1, 0.8, plastic('#22262b'), 0.04), 0, 0.58), at(turn(box(0.7, 0.6, 0.08, plastic('#22262b'), 0.03), 14), 0, 0.28, -0.25), at(box(0.7, 0.08, 0.6, rubber(), 0.03), 0, 0.04, 0))),
	'Chuột không dây yên lặng': thing(4, (tint) => group(turn(wrap(mouse(tint)), 0, 24), at(turn(group(box(0.3, 0.14, 0.3, plastic(tint), 0.03), at(box(0.24, 0.1, 0.24, steel(), 0.01), 0.25, 0)), 0, 30), 1.1, 0.08, 0.7)), { tint: '#1f2430', shot: { el: 28 } }),
	'Chuột đứng chống mỏi cổ tay': thing(7, () => standing(group(sized(lathe([[0, 0], [1, 0], [0.95, 0.4], [0.62, 1.1], [0.2, 1.3], [0, 1.32]], plastic('#2b2f35'), 0.24), 0.66, 0.95, 1), at(turn(wrap(drum(0.14, 0.14, 0.09, rubber('#8a929b'))), 0, 0, 60), 0.42, 0.92, 0.55), at(turn(box(0.04, 0.5, 0.7, plastic('#4a5058'), 0.02), 0, 0, 34), 0.46, 0.72, 0.3), at(sized(ball(0.4, plastic('#3f6fb5')), 0.4, 0.5, 1.1), -0.52, 0.5, 0.1), at(box(1.3, 0.08, 1.9, rubber(), 0.04), 0.08, 0.04)), -34), { shot: { el: 18 } }),
	'Bàn phím cơ 87 phím': thing(4, (tint) => group(at(box(3.7, 0.26, 1.4, plastic(tint === '#1f2430' ? '#2b2f36' : '#e4e7ea'), 0.06), 0, 0.13), at(keys(16, 6, 3.5, 1.24, tint, tint === '#1f2430' ? '#3a414a' : '#b9c6d4'), 0, 0.26)), { tint: '#ffffff', shot: { el: 36, az: -20 } }),
	'Bàn phím bluetooth gập ba': thing(4, () => group(at(turn(wrap(group(box(1.1, 0.1, 1, leather('#3a4048'), 0.04), at(keys(5, 5, 1, 0.9, '#2b2f36', '#2b2f36'), 0, 0.05))), 0, 0, -24), -1.5, 0.36), at(group(box(1.7, 0.1, 1, leather('#3a4048'), 0.04), at(keys(8, 5, 1.6, 0.9, '#2b2f36', '#3a414a'), 0, 0.05)), 0, 0.1), at(turn(wrap(group(box(1.1, 0.1, 1, leather('#3a4048'), 0.04), at(keys(5, 5, 1, 0.9, '#2b2f36', '#2b2f36'), 0, 0.05))), 0, 0, 24), 1.5, 0.36)), { shot: { el: 34 } }),
	'Tấm lót chuột da hai mặt': thing(40, (tint) => group(at(box(4, 0.05, 2, leather(tint, 6), 0.02), 0, 0.03), at(turn(wrap(cut('M-70 0 L70 0 L40 70Z', 0.03, leather(mixed(tint, '#e9dfc8', 0.7)), 0.005)), 90), 1.3, 0.075, 0.96), at(sized(mouse('#e9edf0'), 0.42), 0.9, 0.05, -0.1), at(turn(wrap(group(box(1.5, 0.1, 0.7, plastic('#e9edf0'), 0.03), at(keys(12, 4, 1.4, 0.6, '#ffffff', '#ffffff'), 0, 0.05))), 0, 0), -0.7, 0.1, -0.1)), { tint: '#243b63', shot: { el: 46, az: -8 } }),
	'Bút bi nước 0,5 mực đen': thing(15, () => group(standing(packet({ width: 1.5, height: 0.9, depth: 0.7, color: '#2b3a55', front: { brand: 'GÓC', ground: '#2b3a55', ink: '#ffffff', layout: 'stripe', accent: '#e0b04a' }, side: { brand: 'GÓC', ground: '#2b3a55', ink: '#fff' } }), 18), ...[0, 1, 2].map((index) => at(turn(pen_(index === 1 ? '#23262b' : '#33373d'), 0, 12 - index * 14), -0.9, 0, 0.75 + index * 0.26))), { shot: { el: 26 } }),
	'Giấy in A4 định lượng 70': thing(30, () => group(at(box(2.1, 0.7, 2.9, matte('#2f6fae', { roughness: 0.5 }), 0.03), 0, 0.35), at(turn(sticker(2.08, 2.88, (pen, w, h) => { pen.fillStyle = '#2f6fae'; pen.fillRect(0, 0, w, h); pen.fillStyle = '#ffffff'; pen.beginPath(); pen.moveTo(0, h * 0.45); pen.lineTo(w, h * 0.3); pen.lineTo(w, h * 0.8); pen.lineTo(0, h * 0.9); pen.fill(); write(pen, 'GÓC', w / 2, h * 0.2, h * 0.13, '#ffffff', w * 0.8); write(pen, 'A4', w / 2, h * 0.6, h * 0.22, '#2f6fae', w * 0.8); write(pen, '500', w * 0.5, h * 0.93, h * 0.06, '#fff', w * 0.5); }), -90), 0, 0.705), at(turn(wrap(box(2.05, 0.1, 2.85, matte('#fdfdfb'), 0.01)), 0, 14), 0.9, 0.05, 0.6)), { shot: { el: 34 } }),
	'Giấy nhớ năm màu': thing(8, () => group(...['#ffe066', '#ff9aa8', '#8fd3ff', '#a8e6a1', '#ffc078'].map((color, index) => at(turn(wrap(group(box(0.95, 0.24, 0.95, matte(color), 0.01), at(turn(wrap(box(0.94, 0.008, 0.94, matte(lighter(color, 0.25)), 0.002)), -9, 4), 0, 0.18, 0.02))), 0, index * 13 - 20), (index % 3) * 1.05 - 1.05 + (index > 2 ? 0.5 : 0), 0.13, index > 2 ? 0.95 : 0))), { shot: { el: 40 } }),
	'Bìa còng 7 phân khổ A4': thing(32, (tint) => standing(group(at(box(0.08, 2.6, 2.1, plastic(tint), 0.02), -0.34, 1.3), at(box(0.08, 2.6, 2.1, plastic(tint), 0.02), 0.34, 1.3), at(box(0.7, 2.6, 0.09, plastic(tint), 0.03), 0, 1.3, 1.04), at(box(0.56, 2.4, 1.8, matte('#f6f3ea'), 0.01), 0, 1.25, -0.1), at(sticker(0.5, 1, (pen, w, h) => { pen.fillStyle = '#ffffff'; pen.fillRect(0, 0, w, h); smallPrint(pen, w * 0.14, h * 0.2, w * 0.72, 6, '#8a929b', h * 0.12); }), 0, 1.75, 1.095), at(turn(wrap(ring(0.12, 0.03, steel())), 0, 0), 0, 0.55, 1.1)), -28), { tint: '#2f6fd0' }),
	'Máy tính cầm tay 12 số': thing(15, () => at(turn(wrap(group(box(1.6, 2.2, 0.22, plastic('#3a4048'), 0.1), at(sticker(1.34, 0.46, (pen, w, h) => { pen.fillStyle = '#c3d3bd'; pen.fillRect(0, 0, w, h); write(pen, '123456789012', w * 0.95, h * 0.55, h * 0.52, '#1f2a22', w * 0.9, { align: 'right', weight: 600 }); }, 0.2), 0, 0.66, 0.115), at(box(0.5, 0.14, 0.01, gloss('#2a1d2f'), 0.005), 0.35, 1, 0.112), ...Array.from({ length: 20 }, (_, index) => at(box(0.26, 0.2, 0.1, plastic(index % 5 === 4 ? '#e0703a' : '#eef0f2'), 0.04), (index % 5) * 0.29 - 0.58, 0.22 - Math.floor(index / 5) * 0.32, 0.12)))), -62), 0, 0.6, 0), { shot: { el: 30 } }),
	'Kệ hồ sơ ba tầng': thing(30, () => standing(rack(), 30), { shot: { el: 20 } }),
	'Kéo văn phòng lưỡi thép': thing(21, () => scissors(), { isFlat: true }),
	'Ổ cứng di động 1 TB': thing(2, () => group(turn(wrap(group(at(box(1.3, 0.24, 1.9, metal('#3f5f8a', 0.4), 0.08), 0, 0.14), at(turn(sticker(0.8, 0.24, (pen, w, h) => write(pen, 'GÓC', w / 2, h / 2, h * 0.9, '#dfe8f2', w)), -90), 0, 0.265, 0.5), at(box(0.2, 0.03, 0.03, glowing('#8fd3ff', 1), 0.01), 0.4, 0.27, 0.8))), 0, 28), tube([[0.4, 0.12, -0.9], [0.9, 0.2, -1.4], [1.6, 0.08, -0.7], [1.5, 0.07, 0.3]], 0.045, rubber()), at(turn(group(box(0.34, 0.5, 0.16, rubber(), 0.04), at(box(0.26, 0.26, 0.09, steel(), 0.01), 0, 0.36)), 90, 0, 0), 1.5, 0.09, 0.5), at(turn(wrap(box(1.5, 0.1, 2.1, cloth('#2b2f35'), 0.05)), 0, 60), -0.9, 0.05, -0.7)), { shot: { el: 34 } }),
	'Ổ SSD di động 500 GB': thing(6, () => group(at(turn(wrap(group(box(1, 1.5, 0.2, metal('#c43b48', 0.38), 0.09), at(sticker(0.62, 0.3, (pen, w, h) => write(pen, 'SSD', w / 2, h / 2, h * 0.9, '#ffffff', w)), 0, 0.1, 0.105))), -10, 24), 0, 0.76), at(turn(wrap(repeat(4, (index) => at(drum(0.42, 0.42, 0.06, metal('#d8b26a', 0.3)), 0, index * 0.06))), 0, 0), 1.05, 0, 0.5))),
	'Thẻ nhớ 128 GB quay phim 4K': thing(3, () => group(at(turn(wrap(group(cut('M-50 -70 L30 -70 L50 -50 L50 70 L-50 70Z', 0.12, plastic('#20242a'), 0.02), at(sticker(0.86, 0.9, (pen, w, h) => { pen.fillStyle = '#e0703a'; pen.fillRect(0, 0, w, h); pen.fillStyle = '#1d2126'; pen.fillRect(0, h * 0.66, w, h * 0.34); write(pen, '128', w * 0.4, h * 0.34, h * 0.4, '#ffffff', w * 0.7); write(pen, '4K', w * 0.8, h * 0.83, h * 0.22, '#ffd7bf', w * 0.3); }), 0, 0.12, 0.065))), -8, 20), -0.4, 0.72), at(turn(wrap(group(box(0.5, 0.72, 0.05, plastic('#20242a'), 0.02), at(sticker(0.44, 0.36, (pen, w, h) => { pen.fillStyle = '#e0703a'; pen.fillRect(0, 0, w, h); }), 0, 0.1, 0.03))), -74, 20), 0.75, 0.06, 0.5))),
	'USB kim loại 64 GB': thing(6, () => group(turn(wrap(group(at(box(1.7, 0.16, 0.5, metal('#c3c8cd', 0.25), 0.06), 0, 0.1), at(box(0.5, 0.12, 0.36, steel(), 0.01), 1.05, 0.1), at(box(0.26, 0.08, 0.24, steel(), 0.03), -0.96, 0.1), at(turn(sticker(0.8, 0.26, (pen, w, h) => write(pen, '64 GB', w / 2, h / 2, h * 0.8, '#5a626c', w)), -90), 0.1, 0.185))), 0, 26), at(turn(ring(0.34, 0.035, steel()), 78), -0.9, 0.12, 0.62), at(turn(ring(0.24, 0.03, steel()), 84, 30), -1.3, 0.1, 0.9)), { shot: { el: 34 } }),
	'Sổ tay bìa da khâu chỉ': thing(21, (tint) => group(standing(notebook(tint), 26), at(turn(pen_('#2b2522', 1.8), 0, -30), 0.2, 0, 1)), { tint: '#7b5236', shot: { el: 18 } }),
	'Bút máy luyện chữ': thing(14, () => fountainPen(), { shot: { el: 34 } }),
	'Lịch để bàn có ô ghi việc': thing(18, () => calendar(), { shot: { az: -18 } }),
	'Sách Ghi chép trên đường xuyên Việt': thing(21, () => standing(book(1.6, 2.4, 0.34, '#2f5f6f', scene['road']?.('#4f8a5a', '#e8a25a') ?? (() => {})))),
	'Sách Nấu ăn ba miền trong ba mươi phút': thing(24, () => standing(book(1.9, 2.4, 0.44, '#b5382e', artBook('#b5382e', ['bowl', 'shrimp', 'chili', 'herb'])))),
	'Truyện tranh Bé Cốm đi chợ phiên': thing(24, () => standing(book(2.1, 2.1, 0.2, '#f0a63a', artBook('#f6c765', ['bear', 'mango', 'duck', 'tangerine'], '#7a3a12')), 18)),
	'Sách Sổ sách cho người bán hàng nhỏ': thing(21, () => standing(book(1.6, 2.35, 0.36, '#27486f', (pen, w, h) => { pen.fillStyle = '#27486f'; pen.fillRect(0, 0, w, h); for (let bar = 0; bar < 5; bar += 1) { pen.fillStyle = ['#f2b53a', '#e98a3a', '#f2d48a', '#f2b53a', '#ffffff'][bar] ?? '#fff'; pen.fillRect(w * (0.2 + bar * 0.125), h * (0.78 - bar * 0.075), w * 0.085, h * (0.05 + bar * 0.075)); } pen.strokeStyle = '#ffffff'; pen.lineWidth = w * 0.012; pen.strokeRect(w * 0.1, h * 0.3, w * 0.8, h * 0.6); write(pen, 'GÓC SÁCH', w / 2, h * 0.15, h * 0.075, '#fff', w * 0.7); }))),
};

function laptop(tint: string): Object3D {
	const body = metal(tint, 0.35);
	return group(at(box(3, 0.12, 2, body, 0.05), 0, 0.06), at(keys(14, 5, 2.6, 0.95, '#2b2f36', '#33383f'), 0, 0.06, -0.35), at(box(0.95, 0.012, 0.6, metal(darker(tint, 0.06), 0.3), 0.004), 0, 0.125, 0.58), at(turn(wrap(at(screenOf(3, 1.95, 0.08, '#17191c'), 0, 0.98)), -14), 0, 0.12, -1));
}
function laptopStand(): Object3D {
	const alu = metal('#c9ced4', 0.3);
	return group(...[-0.7, 0.7].flatMap((x) => [rod([x, 0.08, 0.9], [x, 0.08, -1], 0.07, alu), rod([x, 0.08, -1], [x, 1.05, -0.5], 0.07, alu), rod([x, 0.2, 0.95], [x, 1.15, -0.85], 0.07, alu), at(box(0.2, 0.16, 0.12, rubber(), 0.03), x, 0.32, 0.95)]), rod([-0.7, 0.1, -0.9], [0.7, 0.1, -0.9], 0.06, alu), rod([-0.7, 0.68, -0.02], [0.7, 0.68, -0.02], 0.06, alu), rod([-0.7, 1.1, -0.78], [0.7, 1.1, -0.78], 0.06, alu));
}
function rack(): Object3D {
	const wire = metal('#2b2f35', 0.5);
	const tray = (y: number): Object3D => group(...Array.from({ length: 11 }, (_, index) => rod([-0.9 + index * 0.18, y, -1.1], [-0.9 + index * 0.18, y, 1.1], 0.014, wire)), ...[-1.1, -0.5, 0.1, 0.6, 1.1].map((z) => rod([-0.95, y, z], [0.95, y, z], 0.018, wire)), ...[-0.95, 0.95].map((x) => rod([x, y + 0.2, -1.1], [x, y + 0.2, 1.1], 0.03, wire)), at(box(1.5, 0.1, 1.9, matte('#fbfaf5'), 0.01), 0, y + 0.06), at(box(1.5, 0.03, 1.9, matte(y > 1 ? '#6a9ac0' : '#e6c65a'), 0.01), 0, y + 0.13));
	return group(tray(0.25), tray(1.05), tray(1.85), ...[-0.95, 0.95].flatMap((x) => [-1.1, 1.1].map((z) => rod([x, 0, z], [x, 2.1, z], 0.035, wire))));
}
function scissors(): Object3D {
	const blade = (side: number): Object3D => turn(wrap(sized(cut('M-8 0 L8 0 L5 -130 L-9 -158 Z', 0.05, steel(), 0.008), side, 1, 1)), 0, 0, side * 12);
	const handle = (side: number): Object3D => at(turn(sized(ring(0.32, 0.09, plastic('#d8343b')), 0.78, 1.15, 1), 0, 0, side * 16), side * 0.36, -0.72, 0.03);
	return group(blade(-1), at(blade(1), 0, 0, 0.05), at(turn(drum(0.07, 0.07, 0.06, steel()), 90), 0, 0.05, 0.05), rod([0.02, 0, 0.03], [0.24, -0.42, 0.03], 0.09, plastic('#d8343b')), rod([-0.02, 0, 0.03], [-0.24, -0.42, 0.03], 0.09, plastic('#d8343b')), handle(-1), handle(1));
}
function notebook(tint: string): Object3D {
	return group(book(1.6, 2.2, 0.34, tint, (pen, w, h) => { pen.fillStyle = tint; pen.fillRect(0, 0, w, h); pen.strokeStyle = mixed(tint, '#f2e2c0', 0.5); pen.setLineDash([9, 6]); pen.lineWidth = 3; pen.strokeRect(w * 0.05, h * 0.035, w * 0.9, h * 0.93); pen.setLineDash([]); write(pen, 'GÓC', w * 0.5, h * 0.5, h * 0.06, mixed(tint, '#f2e2c0', 0.6), w * 0.4); }), at(box(0.09, 2.24, 0.4, cloth(darker(tint, 0.45)), 0.01), 0.55, 1.1), at(box(0.08, 0.5, 0.01, cloth('#b5382e'), 0.003), 0.2, -0.02, 0.02));
}
function fountainPen(): Object3D {
	const body = gloss('#274a8a');
	return group(rod([-1.3, 0.14, 0], [0.5, 0.14, 0], 0.13, body), at(turn(drum(0.135, 0.135, 0.08, metal('#d8b26a', 0.2)), 0, 0, -90), 0.46, 0.14), rod([0.5, 0.14, 0], [0.9, 0.14, 0], 0.1, plastic('#20242a')), at(turn(wrap(cut('M0 -9 C14 -9 30 -5 46 0 C30 5 14 9 0 9Z', 0.03, metal('#d8b26a', 0.22), 0.005)), -90), 0.88, 0.16, 0), at(turn(group(rod([0, 0.14, 0], [1.2, 0.14, 0], 0.15, body), at(box(0.9, 0.05, 0.07, metal('#d8b26a', 0.2), 0.02), 0.55, 0.32), at(turn(drum(0.155, 0.155, 0.07, metal('#d8b26a', 0.2)), 0, 0, -90), 1.1, 0.14)), 0, 24), -0.9, 0, 0.7), ...[0, 1].map((index) => rod([-0.6 + index * 0.2, 0.06, -0.55 - index * 0.2], [0.2 + index * 0.2, 0.06, -0.5 - index * 0.2], 0.055, plastic('#3f6fd0', { transparent: true, opacity: 0.85 }))));
}
function calendar(): Object3D {
	const page: Draw = (pen, w, h) => { pen.fillStyle = '#fdfbf5'; pen.fillRect(0, 0, w, h); pen.fillStyle = '#e7d3b0'; pen.fillRect(0, 0, w * 0.4, h); for (let roof = 0; roof < 4; roof += 1) { pen.fillStyle = ['#b5653f', '#d9a45a', '#8a4a36', '#c98a54'][roof] ?? '#000'; pen.fillRect(w * (0.03 + roof * 0.09), h * (0.42 + (roof % 2) * 0.1), w * 0.08, h * 0.5); pen.beginPath(); pen.moveTo(w * (0.02 + roof * 0.09), h * (0.44 + (roof % 2) * 0.1)); pen.lineTo(w * (0.07 + roof * 0.09), h * (0.3 + (roof % 2) * 0.1)); pen.lineTo(w * (0.12 + roof * 0.09), h * (0.44 + (roof % 2) * 0.1)); pen.fill(); } for (let day = 0; day < 35; day += 1) { const [x, y] = [w * (0.43 + (day % 7) * 0.078), h * (0.24 + Math.floor(day / 7) * 0.145)]; pen.strokeStyle = '#c9cdd2'; pen.strokeRect(x, y, w * 0.07, h * 0.13); if (day < 31) write(pen, String(day + 1), x + w * 0.02, y + h * 0.05, h * 0.06, day % 7 === 6 ? '#c9302c' : '#3a4048', w * 0.06, { weight: 600 }); } };
	return group(at(turn(wrap(group(box(2.8, 1.9, 0.05, matte('#b5382e'), 0.02), at(sticker(2.7, 1.8, page), 0, 0, 0.03))), -20), 0, 0.95, 0.3), at(turn(wrap(box(2.8, 1.9, 0.05, matte('#b5382e'), 0.02)), 20), 0, 0.95, -0.35), ...Array.from({ length: 15 }, (_, index) => at(turn(ring(0.09, 0.018, metal('#3a4048', 0.3)), 0, 90), -1.2 + index * 0.17, 1.86, -0.02)));
}
