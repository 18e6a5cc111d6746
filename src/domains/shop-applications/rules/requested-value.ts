import type { ApplicationForm, RequestedField } from '#src/domains/vendors/contract/application.ts';
import { toE164 } from '#src/shared/phone.ts';

type ApplicationContent = {
	readonly form: ApplicationForm;
	readonly paperIds: readonly string[];
	/** Identifies the claimed identity; each new claim has a new id. */
	readonly assertionId: string | null;
};

/** Returns a field's value at the time of a question; a different value later counts as an answer. */
export function requestedValue(field: RequestedField, { form, paperIds, assertionId }: ApplicationContent): string {
	if (field === 'papers') return paperIds.toSorted().join();
	if (field === 'identity') return assertionId ?? '';
	const value = String(form[field] ?? '').trim();
	// Another way of writing the same number is no answer.
	return field === 'phone' ? (toE164(value) ?? value) : value;
}
