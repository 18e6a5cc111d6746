import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { listIndexedPages, listIndexedParts } from '../queries/list-indexed-pages.ts';
import { divideSitemap } from './divide-sitemap.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const made: string[] = [];
for (let number = 0; number < 8; number += 1)
	made.push((await makeProduct(database.db, { slug: `hang-${number}` })).slug);

const parts = async () => {
	const count = (await listIndexedParts(context.read)).length;
	const pages = Array.from({ length: count - 1 }, (_, at) => listIndexedPages(context.read, at + 2));
	return (await Promise.all(pages)).map((listed) => listed?.map(({ slug }) => slug));
};

test('twenty concurrent runs of divideSitemap give the same parts as one, and a new product comes into the last part', async () => {
	expect(await parts()).toEqual([made]);
	await Promise.all(Array.from({ length: 20 }, () => divideSitemap(context, { partSize: 3 })));
	expect(await parts()).toEqual([made.slice(0, 3), made.slice(3, 6), made.slice(6)]);
	const { slug } = await makeProduct(database.db, { slug: 'hang-moi' });
	expect((await parts()).at(-1)).toEqual([...made.slice(6), slug]);
});

test('a product shown again is in its former part, and the last change of a part is updated by the next divideSitemap', async () => {
	const hide = (state: string) => database.db.execute(sql`update products set state = ${state} where slug = 'hang-1'`);
	await hide('hidden');
	await divideSitemap(context, { partSize: 3 });
	expect((await parts())[0]).toEqual([made[0], made[2]]);
	await hide('published');
	await database.db.execute(sql`update products set updated_at = '2030-01-01T00:00:00Z' where slug = 'hang-1'`);
	expect((await parts())[0]).toEqual(made.slice(0, 3));
	await divideSitemap(context, { partSize: 3 });
	expect((await listIndexedParts(context.read))[1]).toEqual(new Date('2030-01-01T00:00:00Z'));
});
