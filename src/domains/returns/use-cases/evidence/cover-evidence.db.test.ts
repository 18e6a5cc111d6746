import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { readPrivatePicture, storePrivatePicture } from '#src/domains/media/index.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { testDatabase } from '#tests/database.ts';
import { wireOrderPayments } from '#tests/factories/orders.ts';
import { deliveredSale, requestedReturn, wireTestReturns } from '#tests/factories/returns.ts';
import { coverEvidence } from './cover-evidence.ts';

const folder = await mkdtemp(join(tmpdir(), 'chobiz-evidence-'));
vi.stubEnv('DATA_DIR', folder);
vi.stubEnv('DATABASE_URL', 'postgres://unused');
vi.stubEnv('APP_SECRET', 'x'.repeat(32));
const database = await testDatabase();
wireOrderPayments();
wireTestReturns();
afterAll(() => rm(folder, { recursive: true, force: true }));

const UNKNOWN = 'orders.return_picture_unknown';

test('coverEvidence lets only the uploader cover a picture, and only until the other side has seen it', async () => {
	const [sale, other] = [await deliveredSale(database), await deliveredSale(database)];
	const photo = sharp({ create: { width: 400, height: 300, channels: 3, background: '#ff8000' } });
	const stored = await storePrivatePicture(sale.buyer.context, await photo.png().toBuffer());
	const pictureId = stored.ok ? stored.value.id : '';
	const seen = async () => (await readPrivatePicture(pictureId, 'shown'))?.toString();
	const whole = await seen();
	expect(codeOf(await coverEvidence(other.buyer.context, { pictureId, cells: [3] }))).toBe(UNKNOWN);
	expect(codeOf(await coverEvidence(sale.buyer.context, { pictureId: newId(), cells: [3] }))).toBe(UNKNOWN);
	expect(await seen()).toBe(whole);
	expect(codeOf(await coverEvidence(sale.buyer.context, { pictureId, cells: [3] }))).toBe('ok');
	const covered = await seen();
	expect(covered).not.toBe(whole);
	await requestedReturn(sale, { pictures: [pictureId] });
	expect(codeOf(await coverEvidence(sale.buyer.context, { pictureId, cells: [] }))).toBe(UNKNOWN);
	expect(await seen()).toBe(covered);
});
