import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { allPictures } from './plan.ts';
import { openStudio, orderOf, photograph } from './studio/render.ts';

const [, , shop = '', out = '/tmp/pic3d/sheet.png', views = 'whole', sideText = '230'] = process.argv;
const side = Number(sideText);
const wanted = allPictures().filter((one) => one.shop.includes(shop) && views.split(',').includes(one.view) && (process.argv[6] ? one.name.includes(process.argv[6]) : true));
const { page, close } = await openStudio();
const cells: { input: Buffer; left: number; top: number }[] = [];
const columns = Math.max(1, Math.floor(1500 / side));
const t0 = performance.now();
let index = 0;
for (const one of wanted) {
	try {
		const { png } = await photograph(page, orderOf(one), side, Number(process.argv[7] ?? 8));
		if (!png) continue;
		cells.push({ input: png, left: (index % columns) * side, top: Math.floor(index / columns) * side });
		process.stdout.write(`${index}: ${one.name} ${one.colour ?? ''}\n`);
		index += 1;
	} catch (error) {
		process.stdout.write(`FAILED ${one.name}: ${String(error).slice(0, 300)}\n`);
	}
}
process.stdout.write(`${Math.round(performance.now() - t0)} ms\n`);
await close();
writeFileSync(out, await sharp({ create: { width: columns * side, height: Math.max(1, Math.ceil(index / columns)) * side, channels: 3, background: '#fff' } }).composite(cells).png().toBuffer());
