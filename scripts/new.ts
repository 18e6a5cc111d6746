import { spawnSync } from 'node:child_process';
import { DOMAIN_LINE } from '../.dependency-cruiser.mjs';
import { namesOf } from './generator/names.ts';
import { newUseCase } from './generator/use-case.ts';

const [kind, path] = process.argv.slice(2);
if (kind !== 'use-case' || !path) {
	console.error('Usage: npm run new -- use-case auctions/place-bid');
	process.exit(1);
}
const files = newUseCase('.', namesOf(path, DOMAIN_LINE));
const biome = 'node_modules/@biomejs/biome/bin/biome';
spawnSync(process.execPath, [biome, 'check', '--write', ...files, 'src/messages/vi.ts'], { stdio: 'inherit' });
console.log(files.join('\n'));
console.log('Move the endpoint to the path of its resource, then write the rule, the test and the use case.');
