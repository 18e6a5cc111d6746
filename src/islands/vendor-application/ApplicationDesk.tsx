import { type ReactNode, useState } from 'react';
import { isApplicationOpen } from '#src/domains/shop-applications/rules/application-check.ts';
import type { ApplicationView } from '#src/domains/vendors/contract/application.ts';
import {
	applyAgain,
	discardApplication,
	readApplication,
	withdrawApplication,
} from '#src/islands/vendor-application/store.ts';
import { applyMessages as messages } from '#src/messages/vi/vendor/vendor-application.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { ApplicationSteps } from './ApplicationSteps.tsx';
import { clearStepFromUrl } from './use-step.ts';

type Props = {
	readonly initial: ApplicationView;
	readonly children?: ReactNode;
};

export function ApplicationDesk({ initial, children }: Props) {
	const [view, setView] = useState(initial);
	const [round, setRound] = useState(0);
	const [isRequesting, setRequesting] = useState(false);
	const isOpen = isApplicationOpen(view.state);
	const isDraft = view.state === null && view.savedAt !== null;
	const isRequested = view.state === 'needs_info';
	const reload = async (): Promise<void> => {
		const fresh = await readApplication();
		if (!fresh) return;
		clearStepFromUrl();
		setView(fresh);
		setRound((now) => now + 1);
		scrollTo({ top: 0 });
	};
	const withdraw = async (): Promise<boolean> => {
		const done = await (isDraft ? discardApplication() : withdrawApplication(isRequested ? 'needs_info' : 'submitted'));
		if (done) await reload();
		return done !== null;
	};
	const again = async (): Promise<void> => {
		if (await applyAgain()) await reload();
	};
	const question = isDraft
		? { title: messages.throwTitle, text: messages.throwText, yes: messages.throwAway, isDangerous: true }
		: { title: messages.withdrawTitle, text: messages.withdrawText, yes: messages.withdraw };
	return (
		<div className="apply">
			{view.state === null && view.rejection && (
				<Alert kind="warning" title={messages.rejectedBefore(view.rejection.at)}>
					<p className="return-said">{view.rejection.reason}</p>
				</Alert>
			)}
			{isOpen ? (
				<ApplicationSteps key={round} view={view} onSent={reload}>
					{children}
				</ApplicationSteps>
			) : (
				<ApplicationStatus view={view} onRetry={again} />
			)}
			{(isDraft || isRequested || view.state === 'submitted') && (
				<p className="apply-end">
					<Button kind="quiet" onClick={() => setRequesting(true)}>
						{question.yes}
					</Button>
					{view.closesAt && (
						<span className="order-soft">
							{isRequested ? messages.closesUnanswered(view.closesAt) : messages.closes(view.closesAt)}
						</span>
					)}
				</p>
			)}
			<ConfirmDialog
				question={{ ...question, no: messages.keep }}
				isOpen={isRequesting}
				onClose={() => setRequesting(false)}
				onConfirm={withdraw}
			/>
		</div>
	);
}
