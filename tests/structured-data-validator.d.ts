declare module '@adobe/structured-data-validator' {
	type Issue = {
		readonly severity: 'ERROR' | 'WARNING';
		readonly issueMessage: string;
		readonly path?: readonly unknown[];
	};
	/** Google's rules for rich results; by type, as they stand in a page. */
	export default class Validator {
		validate(found: { readonly jsonld: Readonly<Record<string, readonly unknown[]>> }): Promise<readonly Issue[]>;
	}
}
