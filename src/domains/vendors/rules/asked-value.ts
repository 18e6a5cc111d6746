import type { ApplicationForm, AskedField } from '../contract-application.ts';

type Told = {
	readonly form: ApplicationForm;
	readonly paperIds: readonly string[];
	/** Of who stands behind it: another one each time it is told. */
	readonly assertionId: string | null;
};

/** What stands where somebody is asked about; another value later is an answer. */
export function askedValue(field: AskedField, { form, paperIds, assertionId }: Told): string {
	if (field === 'papers') return paperIds.toSorted().join();
	if (field === 'identity') return assertionId ?? '';
	return String(form[field] ?? '').trim();
}
