import { cleanLine } from '#src/shared/text.ts';

/** How a name is stored, and by what two names are the same: any case, any spelling of the same letters. */
export function listName(typed: string): { readonly name: string; readonly nameKey: string } {
	const name = cleanLine(typed);
	return { name, nameKey: name.toLocaleLowerCase('vi') };
}
