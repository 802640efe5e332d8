// Given names common in the United States: they tell a name from other words where nothing else does.

export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `aaliyah aaron abby abdul abigail adam aditya adrian adriana agnes ahmed aiden aisha akira al alan albert alberto
  alejandra alejandro alex alexa alexander alexandra alexis alfred ali alice alicia alison allen allison alma alondra
  alvin alyssa amanda amara amber amelia amina amir amit amy ana andre andrea andres andrew andy angel angela angelica
  angie anil anita anjali ann anna anne annette annie anthony antonio april araceli aria ariana ariel arjun arlene
  arnold arthur arturo arun asher ashlea ashlee ashley ashok astrid audrey aurora austin autumn ava axel bailey barb
  barbara barry beatrice beatrix beatriz beau becky belinda ben benjamin bernard bernice beth bethany betsy betty bev
  beverly bianca billy blake blanca bob bobby bonnie boris brad bradley brandi brandon brandy brayden brenda brendan
  brent brett brian briana brianna bridget brittany brody bronwyn brooke bruce bryan bryce brynn caitlin caleb calvin
  cameron camila camilla candace candice carla carlos carmen carol carole caroline carolyn carrie casey cassandra
  cassie catherine cathy cecilia cesar chad charlene charles charlie charlotte chelsea cheryl chidi chris christian
  christina christine christopher christy cindy claire clara clarence claudia clayton clifford clint clinton cody
  colin colleen colton connie connor constance consuelo corey cory courtney craig cristina crystal curtis cynthia
  daisy dale dallas damian damien damion damon dan dana daniel daniela danielle danny dante darcy darius darlene
  darnell darrell darren darryl daryl dave david dawn dean deandre deanna deb debbie deborah debra declan dee deena
  deepak delia della denise dennis derek derrick deshawn desiree destiny devin devon dewayne diana diane diego dina
  dixie dmitri dolores dominic dominique don donald donna donnie dora doreen doris dorothy dottie doug douglas duane
  dustin dwayne dwight dylan easton ebony ed eddie edgar edith eduardo edward edwin eileen elaine eleanor elena eli
  eliana elias elijah elizabeth ella ellen ellie elsie emeka emerson emilio emily emma emmanuel emmett enrique eric
  erica erick erik erika erin ernest ernesto esperanza esteban esther ethan eugene eva evan evelyn everly ezekiel ezra
  faith fatima felicia felix femi fernando finley finn fiona florence frances francesca francis francisco frank
  franklin fred freddie frederick freya gabriel gabriela gabrielle gail garrett gary gavin gene genevieve geoffrey
  george gerald geraldine gerardo gideon gilbert gilberto gina ginger gladys glen glenda glenn gloria gordon grace
  graciela graham grayson greg gregory greta guadalupe guillermo gustavo gwen gwendolyn hailey hannah harold harriet
  harry harvey hassan hattie hayden hazel heather hector heidi helen henry herbert herman hilda hiro hoang holly
  howard hugh hugo hussein hyun ian ibrahim ida ignacio igor imani imogen ingrid irene iris irma isaac isabel isabella
  isaiah ismael israel ivan ivana ivy jack jackie jackson jacob jacqueline jacquelyn jaime jake jamal james jamie jan
  jana jane janelle janet janice janine jared jasmin jasmine jason jasper javier jaxon jay jayden jean jeanette jeanne
  jeannie jeff jeffery jeffrey jen jenna jennifer jenny jeremiah jeremy jermaine jerome jerry jesse jessica jessie
  jesus jill jim jimmy jin jo joan joann joanna joanne joaquin jodi jodie jody joe joel joey john johnny jolene jon
  jonah jonathan jordan jorge jose josefina joseph josephine josh joshua josiah joy joyce juan juana juanita judith
  judy julia julian juliana julie juliet julio june justin kaitlyn kara kareem karen kari karina karl karla kate
  katelyn katherine kathleen kathryn kathy katie katrina katya kavita kayden kayla kaylee keisha keith kelley kelli
  kelly kelsey ken kendra kenji kennedy kenneth kenny kent kerri kerry kevin khalid kiara kim kimberly kirk kirsten
  kofi krista kristen kristi kristin kristina kristy kumar kurt kwame kyle kylie lakisha lakshmi lamar lance landon
  larry lashawn latoya laura lauren laurie lawrence layla leah leanne lee leila lena leo leon leona leonard leonardo
  leroy leslie leticia levi lewis liam lillian lily linda lindsay lindsey ling linh linus lisa liz liza lloyd logan
  lois lola lonnie lora lorena lorenzo loretta lori lorna lorraine lottie lou louis louise luanne lucas lucia lucille
  lucy luis luisa luke luna luz lydia lynda lynn mabel mackenzie maddox madeline madison maeve maggie malik manny
  manuel marc marcela marcella marcia marco marcos marcus marcy margaret margarita maria mariah marian mariana marie
  marilyn mario marion marisa marisol marissa marjorie marlene marquis marsha marshall marta martha martin marty
  marvin mary mason mateo matilda matt matthew maureen maurice mauricio max maxine maya megan meghan mei melanie
  melinda melissa melody melvin mercedes meredith micah michael michaela micheal michele michelle miguel mikayla mike
  mila mildred milo milton mindy minh miranda miriam misty mitchell mohamed mohammed moises molly mona monica monique
  morgan muhammad myra myrna myrtle nadia nancy naomi natalia natalie natasha nathan nathaniel neal neha neil nella
  nelson ngozi nguyen nia niamh nicholas nick nicolas nicole nikhil nikki nikole nina noah noel nolan noor nora norma
  norman octavio olga oliver olivia omar omega orla oscar otis owen pablo paige paisley pam pamela paola pat patricia
  patrick patsy patti patty paul paula pauline pedro peggy penny pete peter phil philip philippa phillip phyllis pilar
  pooja poppy priscilla priya quinn rachael rachel rafael rahul raj ralph ramesh ramon ramona randall randy raquel
  rashad rasheed raul ravi raymond rebecca reese reggie regina reginald rene renee reynalda rhett rhonda ricardo
  richard rick ricky rita rob robert roberta roberto robin robyn rochelle rocio rod roderick rodney rodolfo rodrigo
  roger rohan roland roman ron ronald ronnie rosa rosalie rosario rose rosemarie rosemary rosie ross rowan roxanne roy
  ruben ruby rudy russ russell ruth ryan ryder sabrina sally salvador sam samantha samir samuel sandra sandy sanjay
  saoirse sara sarah sasha saul savannah scott scottie sean sebastian selena selina sergei sergio seth shane shaniqua
  shannon sharon shaun shauna shawn shawna sheila shelby shelley shelly sheri sherri sherry sheryl shirley sierra
  silas silvia simon siobhan skylar sloane sofia sonia sonya soo sophia sophie spencer stacey stacie stacy stan
  stanley stefan stella stephanie stephen steve steven stewart stu stuart sue sunil suresh susan susana suzanne
  svetlana sydney sydni sylvester sylvia tamara tameka tamika tammy tamsin tania tanisha tanner tanya tara tariq tasha
  tatiana tatum taylor teagan ted teresa teri terrance terrell terrence terri terry tessa thelma theo theodore theresa
  thomas thuy tiffany tim timmy timothy tina tobias tobin toby todd tom tomas tommy toni tony tonya tracey traci
  tracie tracy travis tre trent trevor trey tricia trina trish trisha tristan troy tuan tyler tyrone valentina valeria
  valerie vanessa velma vera vern vernon veronica vicki vickie vicky victor victoria vijay vikram vince vincent viola
  violet virginia vivian vladimir wade wallace wally walt walter wanda warren wayne wei wendy wes wesley whitney
  wilbur will willard william willie willow wilma wyatt xavier ximena yesenia yolanda yuki yusuf yvette yvonne zach
  zachary zack zainab zane zoe zoey`
    .trim()
    .split(/\s+/),
);
