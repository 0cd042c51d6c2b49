import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { openSession } from './bench/loading/open-session';
const path = process.argv[2] ?? '/listings';
const runs = Number(process.argv[3] ?? 3);
const base='http://localhost:3600';
const s = (await (await fetch(base+'/api/ae/auth/agent/login',{method:'POST',headers:{'content-type':'application/json',origin:base},body:JSON.stringify({phoneNumber:'+971501234567',password:'Demo-desk-2026'})})).json() as any).result;
for (let i=0;i<runs;i++){
const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'], logLevel: 'silent' });
if (path!=='/login') await openSession(chrome.port, base, s);
const r = await lighthouse(base+path, { port: chrome.port, logLevel:'silent', onlyCategories:['performance'], disableStorageReset: path!=='/login' });
const a = r!.lhr.audits as any;
console.log('perf', r!.lhr.categories.performance!.score, 'tbt', Math.round(a['total-blocking-time'].numericValue), 'lcp', Math.round(a['largest-contentful-paint'].numericValue), 'tti', Math.round(a['interactive']?.numericValue ?? 0), 'js', (a['network-requests'].details.items.filter((x:any)=>x.resourceType==='Script').reduce((q:number,x:any)=>q+x.transferSize,0)/1000).toFixed(1));
if (i===runs-1) { console.log(a['long-tasks'].details.items.map((x:any)=>`${Math.round(x.startTime)}\t${Math.round(x.duration)}\t${x.url.replace(base,'')}`).join('\n'));
console.log(a['mainthread-work-breakdown'].details.items.map((x:any)=>`${x.groupLabel} ${Math.round(x.duration)}`).join(', ')); }
chrome.kill();
}
