import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import {
	type ApplicationView,
	applicationConfig,
	type RequestedField,
} from '#src/domains/vendors/contract/application.ts';
import { sendApplication } from '#src/islands/vendor-application/store.ts';
import { APPLY_STEPS, type ApplyStep, applyMessages as messages } from '#src/messages/vi/vendor/vendor-application.ts';
import { Button } from '../ui/Button.tsx';
import { focusFirstInvalid } from '../ui/fields/focus-first-invalid.ts';
import { AgreementStep } from './AgreementStep.tsx';
import { CheckStep } from './CheckStep.tsx';
import { openQuestions, openQuestionTexts } from './open-questions.ts';
import { PapersStep } from './PapersStep.tsx';
import { RequestedChanges } from './RequestedChanges.tsx';
import { SellerIdentityStep } from './SellerIdentityStep.tsx';
import { ShopStep } from './ShopStep.tsx';
import { StepList } from './StepList.tsx';
import { useApplication } from './use-application.ts';
import { useIdentity } from './use-identity.ts';
import { useStep } from './use-step.ts';

type Props = { readonly view: ApplicationView; readonly onSent: () => Promise<void>; readonly children?: ReactNode };
export type FieldNotes = Readonly<Partial<Record<string, string>>>;

const STEP_OF: Readonly<Record<RequestedField, ApplyStep>> = {
	legalKind: 'who',
	legalName: 'who',
	taxCode: 'who',
	legalAddress: 'who',
	phone: 'who',
	email: 'who',
	identity: 'who',
	name: 'shop',
	tagline: 'shop',
	description: 'shop',
	provinceCode: 'shop',
	capabilities: 'shop',
	papers: 'papers',
};
const stepsOf = (notes: FieldNotes): ReadonlySet<ApplyStep> =>
	new Set(Object.keys(notes).flatMap((field) => STEP_OF[field as RequestedField] ?? []));

export function ApplicationSteps({ view, onSent, children }: Props) {
	const draft = useApplication(view.form, true);
	const [errors, setErrors] = useState<FieldNotes>({});
	const [papers, setPapers] = useState(view.papers);
	const identity = useIdentity(view.hasIdentity);
	const questions = openQuestions(view, { form: draft.form, papers, isIdentityResubmission: identity.wasResubmitted });
	const notes: FieldNotes = { ...openQuestionTexts(questions), ...errors };
	const [isAgreed, setAgreed] = useState(view.agreedVersion === applicationConfig.agreementVersion);
	const [isBusy, setBusy] = useState(false);
	const marked = stepsOf(notes);
	const [step, setStep] = useStep(APPLY_STEPS.find((name) => marked.has(name)) ?? 'who');
	const root = useRef<HTMLFormElement>(null);
	const showWrong = () => requestAnimationFrame(() => root.current && focusFirstInvalid(root.current));
	const go = async (to: ApplyStep): Promise<void> => {
		void draft.flush();
		// Submits a typed identity with the step, because its separate button is easily overlooked.
		const { number, birthDate } = identity.typed;
		if (step === 'who' && `${number}${birthDate}` !== '' && !(await identity.submit())) return void showWrong();
		setStep(to);
		requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('h2')?.focus());
	};
	const at = APPLY_STEPS.indexOf(step);
	const [before, after] = [APPLY_STEPS[at - 1], APPLY_STEPS[at + 1]];
	const send = async (): Promise<void> => {
		if (!isAgreed) {
			setErrors({ agreement: messages.agreeNeeded });
			return void go('agreement');
		}
		setBusy(true);
		const stored = await draft.flush();
		const answer = stored.kind === 'saved' ? await sendApplication(applicationConfig.agreementVersion) : null;
		setBusy(false);
		if (answer?.value) return onSent();
		if (stored.kind === 'refused' && Object.keys(stored.fields).length === 0) return onSent();
		const fields = answer?.fields ?? (stored.kind === 'refused' ? stored.fields : {});
		setErrors(fields);
		const wrong = APPLY_STEPS.find((name) => stepsOf(fields).has(name));
		if (!wrong) return;
		setStep(wrong);
		showWrong();
	};
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		if (after) void go(after);
		else if (!isBusy) void send();
	};
	const common = { form: draft.form, write: draft.write, notes };
	return (
		<>
			{view.state === 'needs_info' && (
				<RequestedChanges view={view} questions={questions} onGo={(field) => void go(STEP_OF[field]).then(showWrong)} />
			)}
			<StepList here={step} marked={marked} onGo={(to) => void go(to)} />
			<form ref={root} className="card card-body apply-part" noValidate onSubmit={submit}>
				<h2 tabIndex={-1}>
					{messages.steps[step]} <span className="order-soft">{messages.stepOf(at + 1, APPLY_STEPS.length)}</span>
				</h2>
				{step === 'who' && <SellerIdentityStep {...common} identity={identity} />}
				{step === 'shop' && <ShopStep {...common} />}
				{step === 'papers' && (
					<PapersStep kind={draft.form.legalKind} papers={papers} note={notes.papers} onChange={setPapers} />
				)}
				{step === 'agreement' && (
					<AgreementStep isAgreed={isAgreed} error={notes.agreement} onChange={setAgreed}>
						{children}
					</AgreementStep>
				)}
				{step === 'check' && (
					<CheckStep
						form={draft.form}
						papers={papers.length}
						hasIdentity={identity.isSubmitted}
						onGo={(to) => void go(to)}
					/>
				)}
				<div className="apply-buttons">
					{before && (
						<Button kind="secondary" onClick={() => void go(before)}>
							{messages.back}
						</Button>
					)}
					<Button type="submit" isBusy={isBusy}>
						{after ? messages.next : view.state === 'needs_info' ? messages.sendAgain : messages.send}
					</Button>
				</div>
				<p className="order-soft apply-saving" aria-live="polite">
					{draft.saving === 'saving' && messages.saving}
					{draft.saving === 'saved' && messages.saved}
					{draft.saving === 'away' && messages.kept}
					{draft.saving === 'refused' && messages.storedRejected(draft.why)}
				</p>
			</form>
		</>
	);
}
