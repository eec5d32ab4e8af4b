// Only a header can forbid other sites to frame a page, and some hosts send none. In a frame the page becomes a link to itself: nothing else
// is left there that somebody could be led to press.
if (self !== top)
  document.body.replaceChildren(
    Object.assign(document.createElement('a'), {
      href: location.href,
      target: '_blank',
      textContent: 'Open According to Hoyle in a tab of its own',
    }),
  );
