/** Prevents a second submit by a double tap; a return to the page enables the form again. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) {
	form.addEventListener('submit', (event) => {
		if (form.ariaBusy === 'true') event.preventDefault();
		form.ariaBusy = 'true';
		for (const button of form.querySelectorAll('button[type="submit"]')) button.ariaBusy = 'true';
	});
}
addEventListener('pageshow', () => {
	for (const busy of document.querySelectorAll('form[data-once], form[data-once] button')) busy.ariaBusy = 'false';
});
