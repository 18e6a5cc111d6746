import { useState } from 'react';
import type { ApplicationView } from '#src/domains/vendors/contract-application.ts';
import { applyWords as words } from '#src/messages/vi/application-screen.ts';
import { url } from '#src/routes.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Timeline } from '../../ui/Timeline.tsx';

type Props = { readonly view: ApplicationView; readonly onAgain: () => Promise<void> };

/** What has happened with the application, and what comes next by when. */
export function ApplicationStatus({ view, onAgain }: Props) {
	const { state, stateReason, sentAt, answerBy } = view;
	const isRejected = state === 'rejected';
	if (state === 'approved' || state === 'suspended' || state === 'terminated')
		return (
			<section className="card card-body apply-part">
				<p>{words.statesText[state]}</p>
				{stateReason && <p className="return-said">{stateReason}</p>}
				<p>
					<a className="btn btn-primary" href={state === 'approved' ? url.vendorInfo() : url.vendorOverview()}>
						{state === 'suspended' ? words.toAppeal : words.toConsole}
					</a>
				</p>
			</section>
		);
	const last = isRejected
		? { key: 'refused', title: words.refused, text: words.refusedText, at: null, state: 'failed' as const }
		: { key: 'open', title: words.opened, text: words.openedText, at: null, state: 'later' as const };
	return (
		<section className="card card-body apply-part" aria-labelledby="ho-so-o-dau">
			<h2 id="ho-so-o-dau">{words.stateTitle}</h2>
			{isRejected && stateReason && (
				<Alert kind="error" title={words.refused}>
					<p className="return-said">{stateReason}</p>
				</Alert>
			)}
			<Timeline
				steps={[
					{ key: 'written', title: words.written, text: view.form.name ?? '', at: sentAt, state: 'done' },
					{
						...{ key: 'waiting', title: words.waiting, at: null },
						text: answerBy ? words.answerBy(answerBy) : '',
						state: isRejected ? 'done' : 'now',
					},
					last,
				]}
			/>
			{isRejected && <RejectedActs rejection={view.rejection} onAgain={onAgain} />}
		</section>
	);
}

type Acts = { readonly rejection: ApplicationView['rejection']; readonly onAgain: () => Promise<void> };

function RejectedActs({ rejection, onAgain }: Acts) {
	const [isBusy, setBusy] = useState(false);
	const again = async (): Promise<void> => {
		setBusy(true);
		await onAgain();
		setBusy(false);
	};
	const waitsUntil = rejection?.waitsUntil ?? null;
	return (
		<>
			{waitsUntil ? (
				<p>{words.againLater(waitsUntil)}</p>
			) : (
				<div>
					<Button isBusy={isBusy} onClick={() => void again()}>
						{words.again}
					</Button>
				</div>
			)}
			<p className="order-soft">
				{words.wrongDecision}{' '}
				<a className="link" href={url.complaint()}>
					{words.complain}
				</a>
			</p>
		</>
	);
}
