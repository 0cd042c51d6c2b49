import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { openSession } from './bench/loading/open-session';
const path = process.argv[2] ?? '/listings';
const N=Number(process.argv[3]??2); const base='http://localhost:3600';
const s = (await (await fetch(base+'/api/ae/auth/agent/login',{method:'POST',headers:{'content-type':'application/json',origin:base},body:JSON.stringify({phoneNumber:'+971501234567',password:'Demo-desk-2026'})})).json() as any).result;
for (let i=0;i<N;i++){
const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'], logLevel: 'silent' });
if (path!=='/login') await openSession(chrome.port, base, s);
const r = await lighthouse(base+path, { port: chrome.port, logLevel:'silent', onlyCategories:['performance'], disableStorageReset: path!=='/login' });
const a = r!.lhr.audits as any;
const AA=(r!.artifacts as any).Trace.traceEvents as any[]; const L=AA.filter(e=>e.name==="EvaluateScript"&&e.args.data?.url?.includes(base)).pop(); const F=AA.filter(e=>e.name==="firstContentfulPaint"&&e.pid===L.pid).pop()?.ts; const cpu=AA.filter(e=>e.pid===L.pid&&e.tid===L.tid&&e.ph==="X"&&/RunTask$/.test(e.name)&&e.ts>F).reduce((q,e)=>q+Math.max(0,(e.tdur??0)/250-50),0); console.log("perf", r!.lhr.categories.performance!.score, "tbt", Math.round(a["total-blocking-time"].numericValue), "cpuTBT", Math.round(cpu));
chrome.kill();
if (i!==N-1) continue;
const A = r!.artifacts as any; const ev:any[] = (A.Trace ?? A.traces?.defaultPass).traceEvents;
const last=ev.filter(e=>e.name==='EvaluateScript'&&e.args.data?.url?.includes(base)).pop()!;
const mine=ev.filter(e=>e.pid===last.pid&&e.tid===last.tid&&e.ph==='X').sort((x,y)=>x.ts-y.ts||y.dur-x.dur);
const nav=ev.find(e=>e.name==='navigationStart'&&e.args.data?.documentLoaderURL?.startsWith(base+path))?.ts;
for(const t of mine.filter(t=>/RunTask$/.test(t.name)&&t.dur>8000)){
  const kids=mine.filter(e=>e!==t&&e.ts>=t.ts&&e.ts+e.dur<=t.ts+t.dur&&e.dur>700&&!/RunTask/.test(e.name));
  console.log(`\n@${((t.ts-nav)/1000).toFixed(0)} ${(t.dur/250).toFixed(0)} (x4)  cpu ${((t.tdur??0)/250).toFixed(0)}`);
  for(const k of kids){ const depth=kids.filter(o=>o!==k&&o.ts<=k.ts&&o.ts+o.dur>=k.ts+k.dur).length; if(depth>4) continue; const d=k.args?.data??k.args?.beginData??{}; console.log('  '.repeat(depth+1)+`${(k.dur/250).toFixed(0)} ${k.name} ${(d.url??'').replace(base,'').split('/').pop()} ${d.functionName??''} ${d.type??''} ${k.args?.elementCount??''}`); }
}
}
