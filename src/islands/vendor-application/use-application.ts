import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApplicationForm } from '#src/domains/vendors/contract/application.ts';
import { readUnsaved, type Stored, saveForm, saveUnsaved } from '#src/islands/vendor-application/store.ts';

const QUIET_MS = 700;
const AGAIN_MS = 5000;

export type Drafting = {
	readonly form: ApplicationForm;
	readonly saving: Stored['kind'] | 'saving' | null;
	readonly why: string;
	readonly write: (typed: ApplicationForm) => void;
	/** Saves pending changes and returns whether the server has stored all of them. */
	readonly flush: () => Promise<Stored>;
};

/** Saves input to the device on every change, to the server after a pause, and again when the network is back. */
export function useApplication(initial: ApplicationForm, isOpen: boolean): Drafting {
	const [form, setForm] = useState(initial);
	const [saving, setSaving] = useState<Drafting['saving']>(null);
	const [why, setWhy] = useState('');
	const unsaved = useRef<ApplicationForm>({});
	const timer = useRef(0);
	const flush = useCallback(async (): Promise<Stored> => {
		clearTimeout(timer.current);
		const sent = unsaved.current;
		if (Object.keys(sent).length === 0) return { kind: 'saved' };
		setSaving('saving');
		const kept = await saveForm(sent);
		if (kept.kind === 'away') timer.current = window.setTimeout(() => void flush(), AGAIN_MS);
		else {
			unsaved.current = leftOf(unsaved.current, sent, kept);
			saveUnsaved(unsaved.current);
		}
		setWhy(kept.kind === 'refused' ? kept.why : '');
		setSaving(kept.kind);
		return kept;
	}, []);
	const write = useCallback(
		(typed: ApplicationForm): void => {
			setForm((now) => ({ ...now, ...typed }));
			unsaved.current = { ...unsaved.current, ...typed };
			saveUnsaved(unsaved.current);
			clearTimeout(timer.current);
			timer.current = window.setTimeout(() => void flush(), QUIET_MS);
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
function leftOf(typed: ApplicationForm, sent: ApplicationForm, kept: Stored): ApplicationForm {
	const hasArrived = (name: string): boolean =>
		kept.kind === 'saved' || (kept.kind === 'refused' && Object.keys(kept.fields).length > 0 && !(name in kept.fields));
	const left = Object.entries(typed).filter(
		([name, value]) => sent[name as keyof ApplicationForm] !== value || !hasArrived(name),
	);
	return Object.fromEntries(left);
}
