import { chromium } from './node_modules/@playwright/test/index.mjs';
const path = process.argv[2] ?? '/listings';
const base='http://localhost:3600';
const s = (await (await fetch(base+'/api/ae/auth/agent/login',{method:'POST',headers:{'content-type':'application/json',origin:base},body:JSON.stringify({phoneNumber:'+971501234567',password:'Demo-desk-2026'})})).json()).result;
const b = await chromium.launch({executablePath:'/usr/bin/chromium'});
const one = async (print) => {
const ctx = await b.newContext({viewport:{width:412,height:823}});
if (path!=='/login') await ctx.addInitScript(({tok})=>{ for (const [k,v] of Object.entries(tok)) localStorage.setItem(k,String(v)); localStorage.setItem('authStatus','authenticated'); localStorage.setItem('appCountry','ae'); },{tok:{accessToken:s.token,refreshToken:s.refreshToken,userId:s.userId}});
const page = await ctx.newPage();
const cdp = await ctx.newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate',{rate:4});
const ev=[]; cdp.on('Tracing.dataCollected',d=>ev.push(...d.value));
await cdp.send('Tracing.start',{transferMode:'ReportEvents',traceConfig:{includedCategories:['devtools.timeline','disabled-by-default-devtools.timeline','toplevel','v8.execute','blink.user_timing','loading','disabled-by-default-v8.compile']}});
await page.goto(base+path); await page.waitForTimeout(5000);
const done=new Promise(r=>cdp.once('Tracing.tracingComplete',r)); await cdp.send('Tracing.end'); await done;
const main = ev.find(e=>e.name==='CommitLoad'||e.name==='EvaluateScript'&&e.args.data?.url?.includes('main.'));
const tid=ev.filter(e=>e.name==='EvaluateScript'&&e.args.data?.url?.includes(base)).pop(); 
const mine=ev.filter(e=>e.pid===tid.pid&&e.tid===tid.tid&&e.ph==='X').sort((a,b)=>a.ts-b.ts||b.dur-a.dur);
const nav=ev.find(e=>e.name==='navigationStart'&&e.args.data?.documentLoaderURL?.startsWith(base+path))?.ts ?? mine[0].ts;
const fcp=ev.find(e=>e.name==='firstContentfulPaint')?.ts;
const tasks=mine.filter(e=>e.name==='RunTask'||e.name==='ThreadControllerImpl::RunTask');
let tbt=0;
for(const t of tasks){ if(t.ts<fcp) {} else if(t.dur>50000) tbt+=t.dur/1000-50; }
if(print) for(const t of tasks.filter(t=>t.dur>35000)){
  const kids=mine.filter(e=>e!==t&&e.ts>=t.ts&&e.ts+e.dur<=t.ts+t.dur&&e.dur>3000&&!/RunTask/.test(e.name));
  console.log(`\n@${((t.ts-nav)/1000).toFixed(0)} ${(t.dur/1000).toFixed(0)} ms ${t.ts<fcp?'(before FCP)':''}`);
  for(const k of kids){ const depth=kids.filter(o=>o!==k&&o.ts<=k.ts&&o.ts+o.dur>=k.ts+k.dur).length; if(depth>4) continue; const d=k.args?.data??k.args?.beginData??{}; console.log('  '.repeat(depth+1)+`${(k.dur/1000).toFixed(0)} ${k.name} ${(d.url??'').replace(base,'').split('/').pop()} ${d.functionName??''} ${d.type??''} ${k.args?.elementCount??''}${d.stackTrace?.[0]?.url?.split('/').pop()??''}`); }
}
await ctx.close();
return {tbt:Math.round(tbt),fcp:Math.round((fcp-nav)/1000)};
};
const all=[]; for(let i=0;i<3;i++) all.push(await one(i===1)); console.log(JSON.stringify(all));
await b.close();
