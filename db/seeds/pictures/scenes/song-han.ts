import type { Object3D } from 'three';
import { area, dot, line, sheet, stitch } from '../studio/cloth.ts';
import { cloth, darker, fleece, gloss, leather, lighter, matte, metal, mixed, plastic, } from '../studio/materials.ts';
import { artOf, write } from '../studio/print.ts';
import { at, ball, box, cut, group, lathe, repeat, ring, rod, sized, type Spot, tube, turn, wrap } from '../studio/solids.ts';
import { bottom, button, dress, flowers, top } from './garments.ts';
import { sandal, shoe } from './shoes.ts';
import { thing, type Things } from './thing.ts';

const flat = { isFlat: true, detail: { zoom: 2.2, focus: [0.5, 0.5, 0.28] as const } };
const denim = '#4a6a94';
const tag = (pen: CanvasRenderingContext2D): void => { area(pen, 'M140 50 h20 v10 h-20Z', '#f4efe4'); };
const silk = (color: string): ReturnType<typeof gloss> => gloss(color, { roughness: 0.42 });

export const songHan: Things = {
	'Áo thun cổ tròn cotton hai chiều': thing(70, (tint) => top({ color: tint, sleeve: 'short', neck: 'round', paint: tag }), { ...flat, tint: '#ffffff' }),
	'Áo sơ mi linen tay ngắn': thing(72, (tint) => group(top({ color: tint, sleeve: 'short', neck: 'collar', bottom: 300, paint: (pen, ink) => { line(pen, 'M150 60 L150 306', ink, 1.2); line(pen, 'M158 62 L158 306', ink, 0.8); line(pen, 'M180 96 h34 v38 l-17 8 l-17 -8Z', ink, 1.3); } }), ...[0, 1, 2, 3, 4].map((index) => button(0.04, 2.2 - index * 0.46, 0.21))), { ...flat, tint: '#ffffff' }),
	'Áo polo nam vải cá sấu': thing(72, (tint) => group(top({ color: tint, sleeve: 'short', neck: 'collar', paint: (pen, ink) => { area(pen, 'M139 60 h22 v64 h-22Z', lighter(tint, 0.07)); line(pen, 'M139 60 V124 H161 V60', ink, 1); for (const path of ['M290 114 L248 140', 'M10 114 L52 140']) line(pen, path, lighter(tint, 0.25), 9); dot(pen, 196, 98, 6, '#e0b04a'); } }), button(0, 2.2, 0.22), button(0, 1.98, 0.22)), { ...flat, tint: '#243b63' }),
	'Áo khoác gió hai lớp': thing(72, (tint) => top({ color: tint, sleeve: 'long', neck: 'hood', thick: 0.26, material: (color) => gloss(color, { roughness: 0.5 }), paint: (pen, ink) => { line(pen, 'M150 60 L150 312', '#d9dde2', 5); line(pen, 'M150 60 L150 312', '#6b7480', 1.6); line(pen, 'M92 220 L112 254', ink, 3); line(pen, 'M208 220 L188 254', ink, 3); line(pen, 'M70 112 C120 126 180 126 230 112', ink, 1.4); } }), { ...flat, tint: '#1f2430' }),
	'Áo dài lụa tơ tằm cách tân': thing(110, (tint) => aoDai(tint), { ...flat, tint: '#d8343b' }),
	'Áo hoodie nỉ bông': thing(70, (tint) => top({ color: tint, sleeve: 'long', neck: 'hood', thick: 0.32, hem: 74, material: (color) => fleece(color), paint: (pen, ink) => { area(pen, 'M98 214 L202 214 L222 268 L214 272 L86 272 L78 268Z', darker(tint, 0.07)); line(pen, 'M98 214 L202 214 L222 268 M98 214 L78 268', ink, 1.6); area(pen, 'M60 290 h180 v24 h-180Z', darker(tint, 0.16)); for (let x = 66; x < 236; x += 5) line(pen, `M${x} 291 v22`, darker(tint, 0.24), 1); } }), { ...flat, tint: '#f3e7cf' }),
	'Áo len mỏng cổ tim': thing(64, (tint) => top({ color: tint, sleeve: 'long', neck: 'v', thick: 0.24, paint: (pen) => { for (let x = 0; x < 300; x += 7) line(pen, `M${x} 100 V320`, darker(tint, 0.11), 1.6); area(pen, 'M60 288 h180 v26 h-180Z', darker(tint, 0.14)); } }), { ...flat, tint: '#d9c7a8' }),
	'Quần jean ống đứng nam': thing(104, () => bottom({ color: denim, length: 345, ankle: 38, paint: (pen) => { stitch(pen, 'M98 40 C104 62 96 70 84 76', '#e2a04a', 1.2); stitch(pen, 'M202 40 C196 62 204 70 216 76', '#e2a04a', 1.2); stitch(pen, 'M156 36 C156 70 152 86 144 94', '#e2a04a', 1.2); dot(pen, 150, 24, 4, '#c98a3a'); for (const x of [112, 188]) { const fade = pen.createRadialGradient(x, 160, 4, x, 160, 42); fade.addColorStop(0, 'rgb(200 215 235 / 0.5)'); fade.addColorStop(1, 'rgb(200 215 235 / 0)'); pen.fillStyle = fade; pen.fillRect(x - 45, 90, 90, 150); } } }), flat),
	'Quần tây nữ lưng cao': thing(98, (tint) => bottom({ color: tint, length: 345, ankle: 30, wide: 72, material: (color) => matte(color, {}), paint: (pen, ink) => { line(pen, 'M112 60 L104 340', ink, 1); line(pen, 'M188 60 L196 340', ink, 1); line(pen, 'M94 44 L206 44', ink, 1.2); dot(pen, 150, 26, 3, '#d8c9a4'); } }), { ...flat, tint: '#1f2430' }),
	'Quần short kaki': thing(50, (tint) => bottom({ color: tint, length: 212, ankle: 46, wide: 86 }), { ...flat, tint: '#f3e7cf' }),
	'Quần jogger thể thao': thing(98, () => bottom({ color: '#3a4048', length: 338, ankle: 20, cuff: true, elastic: true, paint: (pen) => { line(pen, 'M144 34 C138 60 140 80 136 92', '#f2f2f2', 2.4); line(pen, 'M156 34 C162 60 160 84 166 96', '#f2f2f2', 2.4); line(pen, 'M232 120 L212 322', '#e0703a', 5); line(pen, 'M68 120 L88 322', '#e0703a', 5); } }), flat),
	'Quần đũi ống rộng': thing(96, (tint) => bottom({ color: tint, length: 340, ankle: 62, wide: 92, elastic: true, paint: (pen) => { line(pen, 'M146 32 C130 56 124 70 128 86', '#f7f1e2', 3); line(pen, 'M154 32 C170 56 172 74 166 90', '#f7f1e2', 3); for (let y = 40; y < 340; y += 7) line(pen, `M0 ${y} H300`, 'rgb(90 60 30 / 0.07)', 1); } }), { ...flat, tint: '#9a6b4a' }),
	'Váy hoa nhí dáng xoè': thing(92, (tint) => dress({ color: tint, height: 330, path: 'M150 64 C172 62 180 40 184 18 L204 18 C204 50 214 76 222 92 L204 138 C240 190 272 250 286 308 C240 326 180 326 150 326', folds: [['M160 150 C176 210 184 260 186 316', 13, 0.07], ['M192 146 C226 210 240 260 246 312', 13, 0.07], ['M176 148 C200 220 210 270 216 316', 9, -0.05]], paint: (pen, ink) => { flowers(pen, 130, '#ffffff', '#e0703a', 330, 4); for (let x = 96; x < 206; x += 5) line(pen, `M${x} 126 v22`, ink, 0.9); } }), { ...flat, tint: '#f6c945' }),
	'Đầm suông công sở': thing(95, (tint) => dress({ color: tint, height: 330, path: 'M150 84 L178 16 L206 20 L246 58 L228 92 L214 84 C214 150 220 230 224 318 C190 324 160 324 150 324', folds: [['M176 120 C182 180 176 250 184 312', 11, 0.05], ['M206 110 C200 180 212 250 206 310', 10, 0.04]], paint: (pen, ink) => { line(pen, 'M122 16 L150 86 L178 16', ink, 3); line(pen, 'M76 190 L92 224', ink, 2.4); line(pen, 'M224 190 L208 224', ink, 2.4); }, material: (color) => matte(color, {}) }), { ...flat, tint: '#1f2430' }),
	'Chân váy chữ A jean': thing(42, () => dress({ color: '#3f5f8a', height: 260, path: 'M150 20 L206 20 C216 90 240 170 262 238 C220 252 170 254 150 254', folds: [['M176 60 C186 130 190 190 196 244', 12, 0.06], ['M204 70 C220 140 228 190 234 238', 10, 0.05]], paint: (pen) => { line(pen, 'M60 42 H240', '#2f4a70', 1.5); line(pen, 'M150 20 V254', '#2f4a70', 1.6); for (let y = 32; y < 230; y += 34) dot(pen, 150, y, 4, '#d8a24a'); for (const path of ['M104 44 C112 70 102 86 88 92', 'M196 44 C188 70 198 86 212 92', 'M42 228 C100 244 200 244 258 228']) stitch(pen, path, '#e2b04a', 1.2); } }), flat),
	'Đầm maxi đi biển': thing(130, (tint) => dress({ color: tint, height: 380, path: 'M150 86 C166 84 178 74 182 58 L184 10 L190 10 L190 60 C200 78 204 96 204 118 C230 200 252 290 262 362 C220 376 170 376 150 376', folds: [['M166 130 C184 220 186 300 192 366', 12, 0.07], ['M192 130 C220 220 226 300 236 362', 12, 0.06], ['M178 130 C204 220 206 300 214 366', 9, -0.05]], paint: (pen, ink) => { for (let row = 0; row < 6; row += 1) line(pen, `M0 ${310 + row * 12} C60 ${300 + row * 12} 120 ${322 + row * 12} 180 ${308 + row * 12} S270 ${304 + row * 12} 300 ${312 + row * 12}`, '#ffffff', 2.4); line(pen, 'M92 122 C130 130 170 130 208 122', ink, 2); } }), { ...flat, tint: '#6fb7e9' }),
	'Khăn lụa vuông in hoa sen': thing(70, () => sheet({ path: 'M14 18 C80 8 220 26 286 12 C294 90 280 200 290 286 C210 296 90 280 12 288 C20 200 6 90 14 18Z', width: 300, height: 300, color: '#f4dfe2', thick: 0.07, soft: 5, folds: [['M30 60 C110 90 190 170 270 250', 22, 0.12], ['M60 270 C120 200 200 120 280 60', 16, 0.08]], paint: (pen) => { pen.strokeStyle = '#b3405a'; pen.lineWidth = 12; pen.strokeRect(22, 22, 256, 256); pen.lineWidth = 2; pen.strokeRect(36, 36, 228, 228); for (const [x, y, s] of [[150, 150, 120], [80, 80, 62], [220, 220, 62], [222, 78, 52], [78, 222, 52]] as const) pen.drawImage(artOf('lotus'), x - s / 2, y - s / 2, s, s); }, material: silk }), flat),
	'Mũ lưỡi trai thêu chữ': thing(13, (tint) => cap(tint), { tint: '#1f2430', shot: { az: -30, el: 16 } }),
	'Kính râm gọng vuông': thing(5, () => sunglasses(), { shot: { az: -26, el: 20 } }),
	'Thắt lưng da bò một lớp': thing(10, (tint) => belt(tint), { tint: '#1f2430', shot: { el: 38 } }),
	'Túi tote vải canvas': thing(62, (tint) => group(sheet({ path: 'M40 110 L260 110 C264 200 268 290 270 338 C200 348 100 348 30 338 C32 290 36 200 40 110Z', width: 300, height: 350, color: tint, thick: 0.3, soft: 12, folds: [['M70 130 C80 200 66 280 76 336', 12, 0.05], ['M226 130 C220 200 236 280 222 336', 12, 0.05], ['M120 320 C150 310 190 316 230 330', 9, 0.04]], paint: (pen) => { stitch(pen, 'M42 126 H258', tint === '#ffffff' ? '#b9ac94' : '#6a7078'); const ink = tint === '#ffffff' ? '#2f5f6f' : '#f4efe4'; write(pen, 'SÔNG HÀN', 150, 240, 26, ink, 170); line(pen, 'M84 276 C106 262 128 290 150 276 S194 262 216 276', ink, 4); } }), ...[-1, 1].map((side) => tube([[side * 0.5, 2.3, 0.12], [side * 0.54, 3, 0.1], [side * 0.3, 3.6, 0.06], [-side * 0.02, 3.7, 0.06]], 0.055, cloth(darker(tint, 0.08))))), { ...flat, tint: '#ffffff' }),
	'Ví da gấp đôi': thing(10, (tint) => group(at(turn(wrap(group(box(1.9, 1.5, 0.09, leather(tint), 0.06), at(box(1.7, 0.5, 0.03, leather(darker(tint, 0.1)), 0.02), 0, -0.45, 0.06), at(box(1.3, 0.8, 0.02, plastic('#d9a23f'), 0.04), 0, 0.1, 0.05), at(box(1.7, 0.62, 0.03, leather(darker(tint, 0.06)), 0.02), 0, -0.3, 0.075))), 0, 40), -0.8, 0.76, 0.2), at(turn(wrap(box(1.9, 1.5, 0.1, leather(tint), 0.06)), 0, -34), 0.72, 0.76, 0.22)), { tint: '#7b5236', shot: { az: -4, el: 22 } }),
	'Balo đi học chống nước': thing(45, (tint) => backpack(tint), { tint: '#243b63', shot: { az: -26 } }),
	'Giày lười da mềm nam': thing(11, () => pairOf(shoe({ upper: leather('#5a3a26'), sole: '#2b2522', kind: 'loafer', trim: '#4a2d1c' }))),
	'Dép sandal nữ quai chéo': thing(9, (tint) => pairOf(sandal(tint)), { tint: '#f3e7cf', shot: { el: 30 } }),
	'Bộ chăn ga cotton sọc': thing(60, (tint) => bed(tint), { tint: '#6fb7e9', shot: { az: -34, el: 24 } }),
	'Gối cao su non chống đau cổ': thing(11, () => contourPillow(), { shot: { az: -40, el: 22 } }),
	'Mền lụa mỏng mùa hè': thing(18, (tint) => folded(tint), { tint: '#f4b6c6', shot: { az: -30, el: 24 } }),
};

const pairOf = (make: () => Object3D): Object3D => group(at(turn(wrap(make()), 0, 62), -0.75, 0, 0.1), at(turn(wrap(sized(make(), 1, 1, -1)), 0, 40), 0.75, 0, -0.2));

function aoDai(tint: string): Object3D {
	const trousers = sheet({ path: 'M100 150 L200 150 L206 392 L154 394 L150 200 L146 394 L94 392Z', width: 300, height: 400, color: '#fbf6ec', thick: 0.12, soft: 9, material: silk });
	const robe = dress({ color: tint, height: 400, path: 'M150 30 C166 30 176 24 182 14 L214 30 C244 60 266 130 280 210 L252 220 C240 170 228 130 214 106 C206 140 206 150 214 176 C222 230 226 290 226 330 C200 338 160 338 150 338', folds: [['M168 160 C176 220 172 280 182 330', 12, 0.05], ['M200 120 C190 150 200 190 206 240', 9, 0.04]], paint: (pen, ink) => { line(pen, 'M118 20 C132 40 168 40 182 20', darker(tint, 0.35), 12); line(pen, 'M150 36 C176 60 200 80 212 104', ink, 1.6); for (const [x, y, s] of [[176, 270, 64], [128, 300, 48], [120, 130, 34], [190, 206, 34]] as const) pen.drawImage(artOf('lotus'), x - s / 2, y - s / 2, s, s); }, material: silk });
	return group(trousers, at(robe, 0, 0, 0.1));
}
function cap(tint: string): Object3D {
	const fabric = cloth(tint, 6);
	return group(lathe([[0.98, 0], [1, 0.4], [0.7, 0.9], [0.2, 1.12], [0, 1.13]], fabric, 0.25), at(ball(0.07, fabric), 0, 1.15), at(turn(cut('M-92 0 C-92 30 -70 96 0 100 C70 96 92 30 92 0 C60 -20 -60 -20 -92 0Z', 0.07, fabric, 0.03), 98), 0, 0.1, 0.86), ...[0, 60, 120].map((angle) => turn(ring(0.99, 0.012, matte(darker(tint, 0.3)), 180), 0, angle)), at(turn(wrap(letters(Number.parseInt(tint.slice(1, 3), 16) > 150 && tint !== '#d8343b' ? '#2f4a6c' : '#f7f2e6')), -24), 0, 0.52, 0.97));
}
function letters(color: string): Object3D {
	const strokes: readonly (readonly Spot[])[] = [[[-0.05, 0.17, 0], [-0.17, 0.2, 0], [-0.22, 0.1, 0], [-0.12, 0.02, 0], [-0.05, -0.08, 0], [-0.12, -0.18, 0], [-0.24, -0.14, 0]], [[0.06, 0.2, 0], [0.06, -0.18, 0]], [[0.26, 0.2, 0], [0.26, -0.18, 0]], [[0.06, 0.01, 0], [0.26, 0.01, 0]]];
	return group(...strokes.map((one) => tube(one, 0.03, matte(color))));
}
function sunglasses(): Object3D {
	const frame = gloss('#1c1d20');
	const rim = (x: number): Object3D => at(group(cut('M-52 -36 L52 -40 L46 34 C30 44 -34 44 -46 34Z M-42 -27 L-38 28 C-28 34 26 34 38 28 L42 -31Z', 0.12, frame, 0.03), at(cut('M-44 -30 L44 -33 L40 30 C28 36 -28 36 -40 30Z', 0.03, gloss('#2b3a44', { transparent: true, opacity: 0.88, roughness: 0.05 }), 0.005), 0, 0)), x, 0.45);
	return group(rim(-0.62), rim(0.62), tube([[-0.14, 0.66, 0], [0, 0.7, 0.02], [0.14, 0.66, 0]], 0.05, frame), ...[-1, 1].map((side) => tube([[side * 1.12, 0.74, 0], [side * 1.14, 0.74, -0.2], [side * 1.08, 0.72, -1.5], [side * 1.02, 0.5, -2.0]], 0.05, frame)));
}
function belt(tint: string): Object3D {
	const strap = leather(tint);
	const coil = [...Array(40).keys()].map((index): Spot => [Math.cos(index * 0.42) * (0.4 + index * 0.017), 0.22, Math.sin(index * 0.42) * (0.4 + index * 0.017)]);
	return group(sized(tube(coil, 0.045, strap), 1, 4.6, 1).translateY(-0.8), at(turn(group(box(0.5, 0.5, 0.06, metal('#c9b27a', 0.25), 0.06), at(box(0.34, 0.34, 0.08, matte('#f2efe8'), 0.03), 0, 0), at(rod([-0.22, 0, 0.05], [0.2, 0, 0.05], 0.025, metal('#c9b27a', 0.25)), 0, 0)), 0, 26), 0.36, 0.24, 1.08));
}
function backpack(tint: string): Object3D {
	const body = cloth(tint, 7);
	return group(at(box(1.9, 2.5, 1.0, body, 0.42), 0, 1.3), at(box(1.55, 1.15, 0.5, cloth(darker(tint, 0.12), 6), 0.22), 0, 0.8, 0.5), at(box(1.2, 0.5, 0.3, cloth(lighter(tint, 0.1), 6), 0.14), 0, 1.86, 0.46), tube([[-0.8, 1.3, 0.62], [0, 1.46, 0.72], [0.8, 1.3, 0.62]], 0.028, plastic('#d9dde2')), tube([[-0.82, 1.6, 0.4], [-0.7, 2.4, 0.42], [0, 2.6, 0.44], [0.7, 2.4, 0.42], [0.82, 1.6, 0.4]], 0.026, plastic('#d9dde2')), at(ring(0.26, 0.055, body), 0, 2.56, -0.1), ...[-1, 1].map((side) => tube([[side * 0.6, 2.4, -0.4], [side * 0.95, 1.9, -0.75], [side * 0.9, 0.8, -0.7], [side * 0.7, 0.2, -0.45]], 0.1, cloth(darker(tint, 0.2), 4))), ...[-1, 1].map((side) => at(box(0.2, 0.8, 0.6, cloth(darker(tint, 0.2), 5), 0.1), side * 0.98, 0.62, 0)), at(box(0.5, 0.2, 0.02, leather('#e0b04a'), 0.02), 0, 0.8, 0.76));
}
function bed(tint: string): Object3D {
	const stripes = (pen: CanvasRenderingContext2D): void => { for (let x = 0; x < 320; x += 20) area(pen, `M${x} 0 h9 v320 h-9Z`, lighter(tint, 0.6)); };
	const cover = sheet({ path: 'M4 4 H296 V236 H4Z', width: 300, height: 240, color: tint, thick: 0.2, soft: 12, folds: [['M30 80 C100 60 200 110 280 70', 16, 0.06], ['M60 220 C120 180 160 190 240 150', 16, 0.05]], paint: stripes });
	const pillow = (x: number, color: string, isStriped: boolean): Object3D => at(turn(wrap(sheet({ path: 'M8 10 C50 2 90 2 132 10 C138 40 138 60 132 90 C90 98 50 98 8 90 C2 60 2 40 8 10Z', width: 140, height: 100, color, thick: 0.34, soft: 14, paint: isStriped ? stripes : () => {} })), -58), x, 0.62, -1.15);
	return group(at(box(3.3, 0.5, 3.1, matte('#f7f4ee'), 0.14), 0, 0.32), at(box(3.5, 1.5, 0.14, matte('#c9a57a'), 0.05), 0, 0.75, -1.66), at(turn(wrap(cover), -90), 0, 0.56, 1.5), at(box(3.1, 0.16, 0.5, cloth(lighter(tint, 0.55)), 0.07), 0, 0.66, -0.62), pillow(-0.78, tint, true), pillow(0.78, '#fbf8f2', false), at(box(3.34, 0.34, 0.06, cloth(tint), 0.02), 0, 0.42, 1.56));
}
function contourPillow(): Object3D {
	const slab = cut('M-100 0 C-100 -52 -70 -66 -48 -62 C-24 -56 -14 -36 6 -36 C34 -36 44 -50 64 -50 C92 -50 100 -30 100 0 C80 6 -80 6 -100 0Z', 3.1, matte('#f4f6f8', { roughness: 0.9 }), 0.14);
	return turn(wrap(slab), 0, 90);
}
function folded(tint: string): Object3D {
	const layer = (index: number): Object3D => at(box(2.4 - index * 0.03, 0.24, 1.7 - index * 0.02, silk(index % 2 === 0 ? tint : lighter(tint, 0.08)), 0.12), (index % 2) * 0.03, 0.12 + index * 0.22);
	return group(repeat(5, layer), at(box(0.4, 1.14, 1.76, cloth(mixed(tint, '#ffffff', 0.6)), 0.06), -0.2, 0.57));
}
