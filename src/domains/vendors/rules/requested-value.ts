import type { ApplicationForm, RequestedField } from '../contract-application.ts';

type Notified = {
	readonly form: ApplicationForm;
	readonly paperIds: readonly string[];
	/** Of who stands behind it: another one each time it is told. */
	readonly assertionId: string | null;
};

/** What stands where somebody is asked about; another value later is an answer. */
export function requestedValue(field: RequestedField, { form, paperIds, assertionId }: Notified): string {
	if (field === 'papers') return paperIds.toSorted().join();
	if (field === 'identity') return assertionId ?? '';
	return String(form[field] ?? '').trim();
}
