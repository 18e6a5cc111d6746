// Node 24 parses a package's whole `exports` again at every import of one of its files. For Drizzle's long list this
// costs each process a second and 200 MB, so this hook resolves its entries directly.
import { registerHooks } from 'node:module';

const NAME = /^drizzle-orm(\/|$)/;
const FOLDER = '/node_modules/drizzle-orm/';
/** @type {Map<string, import('node:module').ResolveFnOutput>} */
const entries = new Map();

registerHooks({
	resolve(specifier, context, nextResolve) {
		const parent = context.parentURL ?? '';
		if (specifier.startsWith('.') && parent.includes(FOLDER) && parent.endsWith('.js')) {
			return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
		}
		if (!NAME.test(specifier) || !context.conditions.includes('import')) return nextResolve(specifier, context);
		const entry = entries.get(specifier) ?? nextResolve(specifier, context);
		entries.set(specifier, entry);
		return { ...entry, shortCircuit: true };
	},
});
