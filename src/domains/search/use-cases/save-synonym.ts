import { fail } from '#src/domains/catalog/contract/product.ts';
import { wordsOf } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { recordIndexed, recordSynonyms, removeSynonymRow } from '../db/search-repository.ts';

const WORDS_MAX = 5;

export type SynonymInput = { readonly term: string; readonly meaning: string; readonly isTwoWay?: boolean };
type Stored = { readonly term: string; readonly meaning: string };

const expressionOf = (text: string): string | null => {
	const words = wordsOf(text);
	return words.length >= 1 && words.length <= WORDS_MAX && words.join(' ').length <= 60 ? words.join(' ') : null;
};

/** Searches for `term` then also find `meaning`, and vice versa for two-way synonyms. */
export function saveSynonym(
	context: Context<OperatorActor | SystemActor>,
	{ term, meaning, isTwoWay = false }: SynonymInput,
): Promise<Result<Stored, Failure<'catalog.synonym_invalid'>>> {
	return transact(context, async (scope) => {
		const [from, to] = [expressionOf(term), expressionOf(meaning)];
		if (!from || !to || from === to) return fail('catalog.synonym_invalid');
		const row = { term: from, meaning: to, isTwoWay };
		await recordSynonyms(scope.db, [row], { at: await scope.now(), revives: true });
		await audit(scope, { subjectType: 'synonym', subjectId: from, action: 'kept', facts: row });
		await announce(scope.db);
		return ok({ term: from, meaning: to });
	});
}

export function removeSynonym(
	context: Context<OperatorActor | SystemActor>,
	{ term, meaning }: Stored,
): Promise<Result<Stored, Failure<'catalog.not_found'>>> {
	return transact(context, async (scope) => {
		const row = { term: expressionOf(term) ?? '', meaning: expressionOf(meaning) ?? '' };
		if (!(await removeSynonymRow(scope.db, row.term, row.meaning, await scope.now()))) return fail('catalog.not_found');
		await audit(scope, { subjectType: 'synonym', subjectId: row.term, action: 'removed', facts: row });
		await announce(scope.db);
		return ok(row);
	});
}

async function announce(db: Parameters<typeof recordIndexed>[0]): Promise<void> {
	await recordIndexed(db, null);
	await dropPages(db, ['catalog']);
}
