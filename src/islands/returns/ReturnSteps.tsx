import check from 'icon:check';
import x from 'icon:x';
import type { ReturnEventView } from '#src/domains/returns/contract/return.ts';
import { isRejection } from '#src/domains/returns/rules/return-states.ts';
import { returnEventMessages, returnPartyMessages } from '#src/messages/vi/returns.ts';
import { controlMessages } from '#src/messages/vi/ui.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { evidenceAddress } from '#src/stores/private-pictures.ts';
import { Icon } from '../ui/Icon.tsx';
import { PictureRow } from '../ui/PictureRow.tsx';

type Of = { readonly returnId: string };

export function ReturnSteps({ returnId, events }: Of & { readonly events: readonly ReturnEventView[] }) {
	return (
		<ol className="timeline">
			{events.map((event) => (
				<Step key={`${event.at}-${event.kind}`} event={event} returnId={returnId} />
			))}
		</ol>
	);
}

function Step({ event: { kind, party, note, at, pictureIds }, returnId }: Of & { readonly event: ReturnEventView }) {
	const isShownAbove = kind === 'requested';
	const state = isRejection(kind) ? 'failed' : 'done';
	return (
		<li className="timeline-step" data-state={state}>
			<span className="timeline-dot">
				<Icon shapes={state === 'failed' ? x : check} size={16} />
				<span className="sr-only">{controlMessages.steps[state]}:</span>
			</span>
			<div>
				<p className="timeline-title">{returnEventMessages[kind]}</p>
				{note && !isShownAbove && (
					<p className="timeline-text return-said">
						{returnPartyMessages[party]}: {note}
					</p>
				)}
				{!isShownAbove && <ReturnPictures returnId={returnId} ids={pictureIds} />}
				<time className="timeline-text" dateTime={at}>
					{formatDateTime(new Date(at))}
				</time>
			</div>
		</li>
	);
}

export const ReturnPictures = ({ returnId, ids }: Of & { readonly ids: readonly string[] }) => (
	<PictureRow addresses={ids.map((id) => evidenceAddress(returnId, id))} />
);
