import { readdirSync } from 'node:fs';
import type { Drill } from './parts/drill.ts';
import { removeDataFolder } from './parts/product.ts';

const FOLDER = new URL('.', import.meta.url);
const WIDTH = 66;

const wanted = process.argv.slice(2);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && file !== 'main.ts');
const chosen = files.filter((file) => wanted.length === 0 || wanted.includes(file.replace('.ts', '')));

let failed = 0;
console.log(`${'what was broken'.padEnd(WIDTH)} what was lost`);
try {
	for (const file of chosen) {
		const drill = (await import(new URL(file, FOLDER).href)) as Drill;
		const begin = performance.now();
		console.log(`\n${drill.name}`);
		for (const { broken, lost, ok } of await drill.run()) {
			console.log(`${broken.padEnd(WIDTH)} ${lost}${ok ? '' : '  FAILS'}`);
			if (!ok) failed += 1;
		}
		console.log(`${((performance.now() - begin) / 1000).toFixed(0)} s`);
	}
} finally {
	await removeDataFolder();
}
process.exitCode = chosen.length === 0 || failed > 0 ? 1 : 0;
