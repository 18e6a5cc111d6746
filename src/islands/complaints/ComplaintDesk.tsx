import messageCircle from 'icon:message-circle-question-mark';
import { complaintScreenWords as words } from '#src/messages/vi/complaint-screen.ts';
import { url } from '#src/routes.ts';
import { listComplaints } from '#src/stores/complaints.ts';
import { useOwnThings } from '#src/stores/own-things.ts';
import { OwnThingsMissing } from '../ui/OwnThings.tsx';
import { ComplaintCard } from './ComplaintCard.tsx';
import { ComplaintForm } from './ComplaintForm.tsx';

/** The form and one's own complaints; a visitor is told what it is for, and nothing private is asked. */
export function ComplaintDesk() {
	const [shown, load] = useOwnThings(listComplaints);
	if (typeof shown === 'string')
		return (
			<OwnThingsMissing
				why={shown}
				{...{ words, icon: messageCircle, skeleton: 'complaint-skeleton' }}
				signInAt={url.login(url.complaint())}
				onAgain={load}
			/>
		);
	return (
		<>
			<section className="card card-body" aria-labelledby="khieu-nai-moi">
				<h2 id="khieu-nai-moi">{words.formTitle}</h2>
				<ComplaintForm onFiled={load} />
			</section>
			<section className="complaint-own" aria-labelledby="khieu-nai-cua-toi">
				<h2 id="khieu-nai-cua-toi">{words.ownTitle}</h2>
				{shown.items.length === 0 && <p>{words.none}</p>}
				{shown.items.map((complaint) => (
					<ComplaintCard key={complaint.id} of={complaint} onChanged={load} />
				))}
			</section>
		</>
	);
}
