import { fail } from '#src/domains/catalog/contract/product.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { vietnamDay } from '#src/shared/time.ts';
import { type LicenceKey, licenceRequirement, lockLicence } from '../../db/licence-repository.ts';
import { licenceGap } from '../../rules/licence.ts';

/** Locks the licence until the end of the transaction. */
export async function checkLicence(
	{ db, read, now }: Scope,
	{ shopId, categoryId }: LicenceKey,
): Promise<Result<null, Failure<'catalog.licence_missing'>>> {
	const asked = await licenceRequirement(read, categoryId);
	if (!asked || asked.licence === '') return ok(null);
	const held = await lockLicence(db, { shopId, categoryId }, 'share');
	const gap = licenceGap(asked.licence, held, vietnamDay(await now()));
	const { category, licence } = asked;
	return gap === null ? ok(null) : fail('catalog.licence_missing', { category, licence, gap });
}
