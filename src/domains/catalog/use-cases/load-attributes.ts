import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { slugOf } from '#src/shared/slug.ts';
import { addMissingAttributes } from '../db/attribute-repository.ts';
import { BASE_ATTRIBUTES } from '../db/base-attributes.ts';
import { foldedLine } from '../rules/attributes/attributes.ts';

export async function loadAttributes(context: Context<SystemActor>): Promise<void> {
	await transact(context, async ({ db, now }) => {
		const createdAt = await now();
		const rows = BASE_ATTRIBUTES.map(
			({ code, name, type, unit = '', options = [], choices = [], ...rest }, position) => ({
				id: newId(),
				code,
				name,
				type,
				unit,
				optionNames: options.map(foldedLine),
				position,
				createdAt,
				choices: choices.map((written, place) => {
					const [word = '', ...aliases] = [written].flat();
					return { code: slugOf(word), name: word, aliases: aliases.map(foldedLine), position: place };
				}),
				categories: rest.categories.map(slugOf),
				isFilter: rest.isFilter ?? true,
			}),
		);
		await addMissingAttributes(db, rows);
		return ok(null);
	});
}
