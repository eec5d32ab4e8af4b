// Protection against clickjacking for hosts that send no headers, because only a header can forbid framing. In a frame, the page is replaced by a link
// to itself, so that there is nothing else to click.
if (self !== top)
  document.body.replaceChildren(
    Object.assign(document.createElement('a'), {
      href: location.href,
      target: '_blank',
      textContent: 'Open According to Hoyle in its own tab',
    }),
  );
