/** A plain page: its scripts and its configuration, no preloads or prerendering. */
export const baselineDocument = (scripts: readonly string[], config: string): string => `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<title>Fleetdesk</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
${scripts.map((src) => `<script defer src="${src}"></script>`).join('\n')}
<script type="application/json" id="portal-config">${config.replaceAll('<', String.raw`\u003c`)}</script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`;
