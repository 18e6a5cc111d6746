import { useState } from 'react';
import type { ApplicationView } from '#src/domains/vendors/contract/application.ts';
import { applyMessages as messages } from '#src/messages/vi/vendor/vendor-application.ts';
import { url } from '#src/routes.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Timeline } from '../ui/Timeline.tsx';

type Props = { readonly view: ApplicationView; readonly onRetry: () => Promise<void> };

export function ApplicationStatus({ view, onRetry }: Props) {
	const { state, stateReason, sentAt, answerBy } = view;
	const isRejected = state === 'rejected';
	if (state === 'approved' || state === 'suspended' || state === 'terminated')
		return (
			<section className="card card-body apply-part">
				<p>{messages.statesText[state]}</p>
				{stateReason && <p className="return-said">{stateReason}</p>}
				<p>
					<a className="btn btn-primary" href={state === 'approved' ? url.vendorInfo() : url.vendorOverview()}>
						{state === 'suspended' ? messages.toAppeal : messages.toConsole}
					</a>
				</p>
			</section>
		);
	const last = isRejected
		? { key: 'refused', title: messages.refused, text: messages.rejectedText, at: null, state: 'failed' as const }
		: { key: 'open', title: messages.opened, text: messages.openedText, at: null, state: 'later' as const };
	return (
		<section className="card card-body apply-part" aria-labelledby="ho-so-o-dau">
			<h2 id="ho-so-o-dau">{messages.stateTitle}</h2>
			{isRejected && stateReason && (
				<Alert kind="error" title={messages.refused}>
					<p className="return-said">{stateReason}</p>
				</Alert>
			)}
			<Timeline
				steps={[
					{ key: 'written', title: messages.written, text: view.form.name ?? '', at: sentAt, state: 'done' },
					{
						key: 'waiting',
						title: messages.waiting,
						at: null,
						text: answerBy ? messages.answerBy(answerBy) : '',
						state: isRejected ? 'done' : 'now',
					},
					last,
				]}
			/>
			{isRejected && <RejectedActions rejection={view.rejection} onRetry={onRetry} />}
		</section>
	);
}

type Actions = { readonly rejection: ApplicationView['rejection']; readonly onRetry: () => Promise<void> };

function RejectedActions({ rejection, onRetry }: Actions) {
	const [isBusy, setBusy] = useState(false);
	const again = async (): Promise<void> => {
		setBusy(true);
		await onRetry();
		setBusy(false);
	};
	const waitsUntil = rejection?.waitsUntil ?? null;
	return (
		<>
			{waitsUntil ? (
				<p>{messages.againLater(waitsUntil)}</p>
			) : (
				<div>
					<Button isBusy={isBusy} onClick={() => void again()}>
						{messages.again}
					</Button>
				</div>
			)}
			<p className="order-soft">
				{messages.wrongDecision}{' '}
				<a className="link" href={url.complaint()}>
					{messages.complain}
				</a>
			</p>
		</>
	);
}
