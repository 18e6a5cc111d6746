import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApplicationForm } from '#src/domains/vendors/contract/application.ts';
import { readUnsaved, type Stored, saveForm, saveUnsaved } from '#src/islands/vendor-application/store.ts';

const AUTOSAVE_DELAY_MS = 700;
const RETRY_MS = 5000;

export type ApplicationDraft = {
	readonly form: ApplicationForm;
	readonly saving: Stored['kind'] | 'saving' | null;
	readonly why: string;
	readonly write: (typed: ApplicationForm) => void;
	/** Saves pending changes and returns whether the server has stored all of them. */
	readonly flush: () => Promise<Stored>;
};

/** Saves input to the device on every change, to the server after a pause, and again when the network is back. */
export function useApplication(initial: ApplicationForm, isOpen: boolean): ApplicationDraft {
	const [form, setForm] = useState(initial);
	const [saving, setSaving] = useState<ApplicationDraft['saving']>(null);
	const [why, setWhy] = useState('');
	const unsaved = useRef<ApplicationForm>({});
	const timer = useRef(0);
	const flush = useCallback(async (): Promise<Stored> => {
		clearTimeout(timer.current);
		const sent = unsaved.current;
		if (Object.keys(sent).length === 0) return { kind: 'saved' };
		setSaving('saving');
		const stored = await saveForm(sent);
		if (stored.kind === 'away') timer.current = window.setTimeout(() => void flush(), RETRY_MS);
		else {
			unsaved.current = leftOf(unsaved.current, sent, stored);
			saveUnsaved(unsaved.current);
		}
		setWhy(stored.kind === 'refused' ? stored.why : '');
		setSaving(stored.kind);
		return stored;
	}, []);
	const write = useCallback(
		(typed: ApplicationForm): void => {
			setForm((now) => ({ ...now, ...typed }));
			unsaved.current = { ...unsaved.current, ...typed };
			saveUnsaved(unsaved.current);
			clearTimeout(timer.current);
			timer.current = window.setTimeout(() => void flush(), AUTOSAVE_DELAY_MS);
		},
		[flush],
	);
	useEffect(() => {
		if (isOpen)
			void readUnsaved().then((left) => {
				const later = { ...left, ...unsaved.current };
				if (Object.keys(later).length > 0) write(later);
			});
		return () => clearTimeout(timer.current);
	}, [isOpen, write]);
	return { form, saving, why, write, flush };
}

/** Returns the fields that the server does not have: those typed since and those it rejected. */
function leftOf(typed: ApplicationForm, sent: ApplicationForm, stored: Stored): ApplicationForm {
	const hasArrived = (name: string): boolean =>
		stored.kind === 'saved' ||
		(stored.kind === 'refused' && Object.keys(stored.fields).length > 0 && !(name in stored.fields));
	const left = Object.entries(typed).filter(
		([name, value]) => sent[name as keyof ApplicationForm] !== value || !hasArrived(name),
	);
	return Object.fromEntries(left);
}
