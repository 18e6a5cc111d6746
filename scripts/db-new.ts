import { writeFileSync } from 'node:fs';

const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9_]{2,60}$/.test(name)) {
	console.error('Usage: npm run db:new NAME, e.g. npm run db:new auctions_reserve_price');
	process.exit(1);
}
// A timestamp, so that two developers never take the same number.
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const file = `db/migrations/${stamp}_${name}.sql`;
writeFileSync(file, '-- Up Migration\n\n', { flag: 'wx' });
console.log(file);
